import type { Looks } from '@taleglow/contracts'
import type { ReactNode } from 'react'
import { CLOTH, lit, shaded } from './palette.ts'

type Outfit = {
  longSleeves: boolean
  /** Cloth of the sleeves where it differs. */
  sleeve?: string
  /** Cloth of the legs; null leaves them bare. */
  legs: string | null
  shoes: string
  trunk: (cloth: string) => ReactNode
}

const TRUNK = 'M99 163c12 5 30 5 42 0 6 18 9 42 10 68-18 5-44 5-62 0 1-26 4-50 10-68Z'
const FLARED = 'M99 163c12 5 30 5 42 0 6 24 16 56 22 86-24 8-62 8-86 0 6-30 16-62 22-86Z'
const DENIM = '#5c7196'
const CREAM = '#f3e3c3'

const seam = (d: string, cloth: string, width = 3) => (
  <path d={d} stroke={shaded(cloth, 22)} strokeWidth={width} strokeLinecap="round" fill="none" />
)

/** The clothes of each choice; coordinates are those of the child. */
export const OUTFITS: Record<Looks['outfit'], Outfit> = {
  't-shirt': {
    longSleeves: false,
    legs: null,
    shoes: '#e9e2d6',
    trunk: (cloth) => (
      <>
        <path d="M90 222c18 5 42 5 60 0l4 22c-10 4-22 5-30 1l-4-8-4 8c-8 4-20 3-30-1Z" fill={DENIM} />
        <path d={TRUNK} fill={cloth} />
        <path d="M120 186l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1Z" fill={lit(cloth, 55)} />
      </>
    ),
  },
  dress: {
    longSleeves: false,
    legs: null,
    shoes: '#b3524a',
    trunk: (cloth) => (
      <>
        <path d={FLARED} fill={cloth} />
        <path d="M105 163c4 10 26 10 30 0l4 4c-4 14-34 14-38 0Z" fill={lit(cloth, 62)} />
        {seam('M80 238c24 8 56 8 80 0', lit(cloth, 40), 5)}
        <g fill={lit(cloth, 48)}>
          <circle cx="104" cy="196" r="3.5" />
          <circle cx="128" cy="188" r="3.5" />
          <circle cx="142" cy="214" r="3.5" />
          <circle cx="116" cy="218" r="3.5" />
          <circle cx="94" cy="222" r="3.5" />
        </g>
      </>
    ),
  },
  overalls: {
    longSleeves: false,
    sleeve: CREAM,
    legs: 'cloth',
    shoes: '#8a5a3c',
    trunk: (cloth) => (
      <>
        <path d={TRUNK} fill={CREAM} />
        <path d="M103 184h34l3 14 10 6c1 8 1 18 1 27-18 5-44 5-62 0 0-9 0-19 1-27l10-6Z" fill={cloth} />
        <path d="M105 186l-3-22M135 186l3-22" stroke={cloth} strokeWidth="8" strokeLinecap="round" />
        <path d="M110 200h20v10c-4 5-16 5-20 0Z" fill={shaded(cloth, 12)} />
        <circle cx="105" cy="187" r="3.5" fill={CREAM} />
        <circle cx="135" cy="187" r="3.5" fill={CREAM} />
      </>
    ),
  },
  sweater: {
    longSleeves: true,
    legs: DENIM,
    shoes: '#b3524a',
    trunk: (cloth) => (
      <>
        <path d={TRUNK} fill={cloth} />
        <path d="M104 160c6 8 26 8 32 0l3 6c-6 10-32 10-38 0Z" fill={shaded(cloth, 14)} />
        <path
          d="M95 188c16 5 34 5 50 0M92 206c18 5 38 5 56 0"
          stroke={lit(cloth, 58)}
          strokeWidth="6"
          fill="none"
        />
        {seam('M89 227c20 5 42 5 62 0', cloth, 7)}
      </>
    ),
  },
  raincoat: {
    longSleeves: true,
    legs: DENIM,
    shoes: 'cloth',
    trunk: (cloth) => (
      <>
        <path d={FLARED} fill={cloth} />
        <path d="M96 160c10 14 38 14 48 0l6 8c-10 18-50 18-60 0Z" fill={shaded(cloth, 12)} />
        {seam('M120 178v74', cloth, 3)}
        <g fill={shaded(cloth, 34)}>
          <circle cx="128" cy="192" r="3.5" />
          <circle cx="128" cy="212" r="3.5" />
          <circle cx="128" cy="232" r="3.5" />
        </g>
        {seam('M92 226l14 3M136 229l14-3', cloth, 4)}
      </>
    ),
  },
  hoodie: {
    longSleeves: true,
    legs: '#6b6a78',
    shoes: '#e9e2d6',
    trunk: (cloth) => (
      <>
        <path d={TRUNK} fill={cloth} />
        <path d="M92 164c4-12 52-12 56 0-4 16-20 18-28 18s-24-2-28-18Z" fill={shaded(cloth, 14)} />
        <path d="M112 178v16M128 178v16" stroke={lit(cloth, 70)} strokeWidth="3" strokeLinecap="round" />
        <path d="M102 208h36l6 20c-14 3-34 3-48 0Z" fill={shaded(cloth, 10)} />
      </>
    ),
  },
  pyjamas: {
    longSleeves: true,
    legs: 'cloth',
    shoes: '#e8b9a0',
    trunk: (cloth) => (
      <>
        <path d={TRUNK} fill={cloth} />
        <path d="M106 162l14 16 14-16 6 5-16 20h-8l-16-20Z" fill={lit(cloth, 60)} />
        {seam('M120 186v44', cloth, 2.5)}
        <g fill={lit(cloth, 66)}>
          <path d="M103 200l2.5 5 5.5.5-4 4 1 5.5-5-2.5-5 2.5 1-5.5-4-4 5.5-.5Z" />
          <path d="M139 206l2 4 4.5.5-3.3 3.2.8 4.5-4-2-4 2 .8-4.5-3.3-3.2 4.5-.5Z" />
        </g>
      </>
    ),
  },
  tunic: {
    longSleeves: true,
    legs: '#8a6a4a',
    shoes: '#6e4a30',
    trunk: (cloth) => (
      <>
        <path d={FLARED} fill={cloth} />
        <path d="M112 162l8 26 8-26" fill={lit(cloth, 55)} />
        <path d="M91 210c18 6 40 6 58 0l3 12c-20 6-44 6-64 0Z" fill="#8a5a3c" />
        <path d="M114 211h13v13h-13Z" fill="#f0c65a" />
        {seam('M80 240c24 8 56 8 80 0', '#f0c65a', 4)}
      </>
    ),
  },
}

/** 'cloth' in a wardrobe entry means the colour that was chosen. */
export function clothOf(entry: string | null, looks: Looks): string | null {
  return entry === 'cloth' ? shaded(CLOTH[looks.outfitColor], 6) : entry
}
