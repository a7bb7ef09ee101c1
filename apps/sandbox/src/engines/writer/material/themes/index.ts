import type { Plot } from '../plot.ts'
import { adventure } from './adventure.ts'
import { animals } from './animals.ts'
import { family } from './family.ts'
import { friendship } from './friendship.ts'
import { learning } from './learning.ts'
import { magic } from './magic.ts'
import { nature } from './nature.ts'
import { space } from './space.ts'

export const THEMES: Record<string, Plot[]> = {
  adventure,
  friendship,
  family,
  learning,
  magic,
  animals,
  nature,
  space,
}
