import type { TraitMaterial } from '../challenge.ts'
import { adventurous } from './adventurous.ts'
import { animals } from './animals.ts'
import { artistic } from './artistic.ts'
import { athletic } from './athletic.ts'
import { books } from './books.ts'
import { brave } from './brave.ts'
import { creative } from './creative.ts'
import { curious } from './curious.ts'
import { funny } from './funny.ts'
import { helpful } from './helpful.ts'
import { kind } from './kind.ts'
import { magical } from './magical.ts'
import { musical } from './musical.ts'
import { nature } from './nature.ts'
import { science } from './science.ts'
import { smart } from './smart.ts'

export const TRAITS: Record<string, TraitMaterial> = {
  brave, kind, curious, funny, smart, creative, adventurous, helpful,
  musical, athletic, artistic, magical, animals, nature, books, science,
} // biome-ignore format: a table
