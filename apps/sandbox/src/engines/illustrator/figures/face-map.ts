import { type Point, radians } from '../canvas/geometry.ts'

/** A place on a head seen from where the eye is. */
export interface Spot {
  x: number
  y: number
  /** Foreshortening sideways, 1 faces the eye, below 0 is on the far side. */
  z: number
}

/** Longitude and latitude on a head (degrees; 0, 0 is between the eyes' height and the nose) to its drawing. */
export type FaceMap = (longitude: number, latitude: number) => Spot

/** The map of a head `rx` by `ry` turned by `turn` and nodding by `nod` (positive looks up). */
export function mapFace(rx: number, ry: number, turn: number, nod: number): FaceMap {
  return (longitude, latitude) => {
    const lon = radians(longitude + turn)
    const lat = radians(latitude + nod * Math.cos(lon))
    return {
      x: rx * Math.sin(lon) * Math.cos(lat),
      y: -ry * Math.sin(lat),
      z: Math.cos(lon) * Math.cos(lat),
    }
  }
}

/** The spot without its depth. */
export const pointOf = ({ x, y }: Spot): Point => [x, y]
