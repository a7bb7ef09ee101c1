import type { Place } from '../scene.ts'
import { castle } from './castle.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { mountain } from './mountain.ts'
import { ocean } from './ocean.ts'
import { room } from './room.ts'
import { school } from './school.ts'
import { space } from './space.ts'
import type { Backdrop } from './stage.ts'
import { undersea } from './undersea.ts'
import { village } from './village.ts'

const backdrops: Record<Place, Backdrop> = {
  forest,
  castle,
  ocean,
  space,
  village,
  school,
  garden,
  mountain,
  undersea,
  room,
}

/** The backdrop of a place. */
export const findBackdrop = (place: Place): Backdrop => backdrops[place]
