import type { SVGProps } from 'react'

type Paint = SVGProps<SVGPathElement>

/** How each thing of the motif is painted in one style. */
export type Paints = Record<
  'back' | 'hill' | 'wall' | 'roof' | 'door' | 'window' | 'trunk' | 'crown',
  Paint
> & {
  sun?: Paint
}

const SHAPES = {
  sun: 'M166 34a15 15 0 1 1-30 0 15 15 0 0 1 30 0Z',
  back: 'M-6 98c50-26 122-28 212-4v52H-6Z',
  hill: 'M-6 114c60-18 146-16 212 4v28H-6Z',
  wall: 'M50 70h54v48H50Z',
  roof: 'M40 74l37-36 37 36Z',
  door: 'M71 118V98a7 7 0 0 1 14 0v20Z',
  window: 'M90 82h9v10h-9ZM55 82h9v10h-9Z',
  trunk: 'M141 118c4-14 4-24 3-36h8c-1 12 0 22 4 36Z',
  crown: 'M148 42c14 0 20 10 19 19 10 3 12 20-1 25-8 8-28 8-35 0-14-4-12-23-2-26-1-9 6-18 19-18Z',
} as const

const ORDER = ['sun', 'back', 'hill', 'trunk', 'crown', 'wall', 'roof', 'window', 'door'] as const

/** One cottage, one tree, one sun: the same in every style, so that a parent compares the hand and not the thing. */
export function Motif({ paints }: { paints: Paints }) {
  return ORDER.map(
    (part) => paints[part] && <path key={part} d={SHAPES[part]} strokeLinejoin="round" {...paints[part]} />,
  )
}
