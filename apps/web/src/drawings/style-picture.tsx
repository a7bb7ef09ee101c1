import type { Style } from '@taleglow/contracts'
import type { ComponentType } from 'react'
import { AdventureStyle } from './styles/adventure.tsx'
import { AnimeStyle } from './styles/anime.tsx'
import { CartoonStyle } from './styles/cartoon.tsx'
import { EducationalStyle } from './styles/educational.tsx'
import { FairyTaleStyle } from './styles/fairy-tale.tsx'
import { FantasyStyle } from './styles/fantasy.tsx'
import { ModernStyle } from './styles/modern.tsx'
import { RealisticStyle } from './styles/realistic.tsx'
import { RhymeStyle } from './styles/rhyme.tsx'
import { SketchStyle } from './styles/sketch.tsx'
import { WatercolorStyle } from './styles/watercolor.tsx'

const PICTURES: Record<Style, ComponentType> = {
  cartoon: CartoonStyle,
  watercolor: WatercolorStyle,
  sketch: SketchStyle,
  fantasy: FantasyStyle,
  realistic: RealisticStyle,
  anime: AnimeStyle,
  modern: ModernStyle,
  'fairy-tale': FairyTaleStyle,
  adventure: AdventureStyle,
  educational: EducationalStyle,
  rhyme: RhymeStyle,
}

export function StylePicture({ style }: { style: Style }) {
  const Picture = PICTURES[style]
  return <Picture />
}
