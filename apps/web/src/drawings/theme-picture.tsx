import type { Theme } from '@taleglow/contracts'
import type { ComponentType } from 'react'
import { AdventureTheme } from './themes/adventure.tsx'
import { AnimalsTheme } from './themes/animals.tsx'
import { FamilyTheme } from './themes/family.tsx'
import { FriendshipTheme } from './themes/friendship.tsx'
import { LearningTheme } from './themes/learning.tsx'
import { MagicTheme } from './themes/magic.tsx'
import { NatureTheme } from './themes/nature.tsx'
import { SpaceTheme } from './themes/space.tsx'

const PICTURES: Record<Theme, ComponentType> = {
  adventure: AdventureTheme,
  friendship: FriendshipTheme,
  family: FamilyTheme,
  learning: LearningTheme,
  magic: MagicTheme,
  animals: AnimalsTheme,
  nature: NatureTheme,
  space: SpaceTheme,
}

export function ThemePicture({ theme }: { theme: Theme }) {
  const Picture = PICTURES[theme]
  return <Picture />
}
