import type { Colour } from '../canvas/colour.ts'

/** How a shape is modelled. */
export type Shading = 'flat' | 'soft' | 'cel' | 'rich'
/** How eyes are drawn. */
export type Eyes = 'oval' | 'dot' | 'anime' | 'small'
/** The surface laid over the whole picture. */
export type Finish =
  | 'clean'
  | 'airy'
  | 'watercolor'
  | 'pencil'
  | 'glow'
  | 'oil'
  | 'screen'
  | 'parchment'
  | 'halftone'
  | 'cutout'
  | 'crayon'

/** All that tells one way of illustrating from another. */
export interface Style {
  name: string
  /** Contours: width in thousandths of the picture; `own` 1 takes the filled colour darkened, 0 the ink. */
  line: { width: number; ink: Colour; own: number; alpha: number; twice: boolean } | null
  shading: Shading
  /** Factor on saturation; colours are then mixed with `wash` by `washed`. */
  saturation: number
  wash: Colour
  washed: number
  eyes: Eyes
  /** Colours that surroundings are drawn towards; empty for none. */
  palette: readonly Colour[]
  /** Blush on cheeks, 0-1. */
  blush: number
  /** Head and eye size against the usual. */
  headScale: number
  finish: Finish
  /** Trembling of edges in thousandths of the picture: background, figures. */
  wobble: readonly [number, number]
  /** Strength of halos around lights, and of loose sparkles, 0-2. */
  glow: number
}
