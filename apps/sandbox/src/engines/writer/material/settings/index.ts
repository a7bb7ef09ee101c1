import type { SettingMaterial } from '../setting.ts'
import { castle } from './castle.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { mountain } from './mountain.ts'
import { ocean } from './ocean.ts'
import { school } from './school.ts'
import { space } from './space.ts'
import { village } from './village.ts'

export const SETTINGS: Record<string, SettingMaterial> = {
  forest,
  castle,
  ocean,
  space,
  village,
  school,
  garden,
  mountain,
}
