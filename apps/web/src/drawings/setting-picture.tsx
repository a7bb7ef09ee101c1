import type { Setting } from '@taleglow/contracts'
import type { ComponentType } from 'react'
import { CastleSetting } from './settings/castle.tsx'
import { ForestSetting } from './settings/forest.tsx'
import { GardenSetting } from './settings/garden.tsx'
import { MountainSetting } from './settings/mountain.tsx'
import { OceanSetting } from './settings/ocean.tsx'
import { SchoolSetting } from './settings/school.tsx'
import { SpaceSetting } from './settings/space.tsx'
import { VillageSetting } from './settings/village.tsx'

const PICTURES: Record<Setting, ComponentType> = {
  forest: ForestSetting,
  castle: CastleSetting,
  ocean: OceanSetting,
  space: SpaceSetting,
  village: VillageSetting,
  school: SchoolSetting,
  garden: GardenSetting,
  mountain: MountainSetting,
}

export function SettingPicture({ setting }: { setting: Setting }) {
  const Picture = PICTURES[setting]
  return <Picture />
}
