import { joinClasses } from '@taleglow/ui'
import styles from './pencil-sketch.module.css'

/** Strokes in the order in which a hand would draw them, on a sheet of 200 by 200. */
const SKETCHES: readonly (readonly string[])[] = [
  [
    'M22 132c22-20 44-24 66-12s40 10 90-14',
    'M20 148c30-10 60-6 84 2s48 6 76-6',
    'M132 46a15 15 0 1 0 13 23 18 18 0 0 1-13-23',
    'M58 122V96m0 0c-13 2-20-7-16-16 -3-12 9-20 18-15 10-4 20 4 17 14 4 9-5 18-19 17Z',
    'M96 124v-20l14-11 14 11v18m-19 2v-12h9v11',
    'M40 44c4-5 10-5 13 0 3-5 9-5 13 0M66 58c3-4 7-4 9 0 2-4 6-4 9 0',
  ],
  [
    'M18 126c20 8 38-8 56 0s36-8 56 0 34-6 52 0',
    'M26 142c18 6 34-6 50 0s34-6 50 0 32-6 48 0',
    'M70 122c2 12 10 16 32 16s32-6 34-18c-18 6-46 6-66 2Z',
    'M102 118V58m0 4c18 10 28 28 28 46h-28m-4-40c-12 8-20 22-22 38h22',
    'M156 44a13 13 0 1 1-.1 0M156 24v8M176 57h-8M136 57h8M170 43l-5 5M142 43l5 5',
    'M30 62c3-8 14-8 17-2 8-3 14 3 12 9H30c-6 0-6-7 0-7Z',
  ],
  [
    'M20 140c24-14 52-12 80-2s54 4 80-8',
    'M58 134V88m0 0 22-18 22 18m-44 0h44m0 0v46M74 134v-20h12v20',
    'M140 132c-2-18 0-30 2-38m0 14c8-2 12-8 12-14m-12 22c-8-2-12-8-12-14',
    'M142 92c-20 2-26-16-16-24-4-16 16-24 24-12 16-2 20 16 10 22 4 10-8 16-18 14Z',
    'M40 40l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500ZM92 34l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z',
    'M34 128c-6-6-4-12 2-10 2-7 10-6 10 1 6 0 6 8 0 9Z',
  ],
]

/** The pencil lines under a picture. They are drawn over and over while the picture is on its way. */
export function PencilSketch({ seed, drawing }: { seed: number; drawing: boolean }) {
  const strokes = SKETCHES[seed % SKETCHES.length] as readonly string[]
  return (
    <svg viewBox="0 0 200 200" aria-hidden className={joinClasses(styles.sketch, drawing && styles.drawing)}>
      {strokes.map((stroke) => (
        <path key={stroke} d={stroke} pathLength={1} />
      ))}
    </svg>
  )
}
