import type { Looks } from '@taleglow/contracts'
import type { ReactNode } from 'react'
import { HAIR, lit, shaded } from './palette.ts'

type HairStyle = Looks['hairStyle']
type Part = (colour: string) => ReactNode

const CROWN = 'M60 118C54 70 84 49 120 49s66 21 60 69'

/** From the right temple over the forehead to the left one. */
const FRINGES: Record<HairStyle, string> = {
  short: 'C175 101 167 92 158 87c-24 13-60 14-80 3-8 7-14 16-18 28Z',
  bob: 'C178 106 174 99 168 95c-26 8-70 8-96 0-6 5-10 12-12 23Z',
  long: 'C178 98 152 90 124 68 96 92 66 98 60 118Z',
  ponytail: 'C174 96 156 84 130 78c-30 12-54 10-62 18-4 6-6 12-8 22Z',
  pigtails: 'C176 98 150 92 121 70 92 92 64 98 60 118Z',
  braids: 'C178 106 174 98 168 93c-28 9-68 9-96 0-6 5-10 14-12 25Z',
  curly: 'C176 102 168 92 154 90c-8 8-20 6-26-1-8 8-22 8-28 0-10 6-20 4-26 2-6 6-12 14-14 27Z',
  afro: 'C176 98 160 84 120 83 80 84 64 98 60 118Z',
  bun: 'C174 94 152 80 120 79 88 80 66 94 60 118Z',
  buzz: 'C177 98 162 85 120 83 78 85 63 98 60 118Z',
}

const mirrored = (part: ReactNode): ReactNode => (
  <>
    {part}
    <g transform="translate(240 0) scale(-1 1)">{part}</g>
  </>
)

const TIE = '#e8646a'

const BEHIND: Partial<Record<HairStyle, Part>> = {
  bob: (colour) => (
    <path
      d="M62 108C42 36 198 36 178 108c11 28 9 50-1 59-12 6-26-2-29-17H92c-3 15-17 23-29 17-10-9-12-31-1-59Z"
      fill={colour}
    />
  ),
  long: (colour) => (
    <path
      d="M62 104C42 34 198 34 178 104c15 36 13 86 5 112-24 9-102 9-126 0-8-26-10-76 5-112Z"
      fill={colour}
    />
  ),
  ponytail: (colour) => (
    <>
      <path d="M156 66c38-22 66 12 58 58-3 18-10 32-20 40 0-26-4-52-38-68Z" fill={colour} />
      <path d="M164 62l10 26" stroke={TIE} strokeWidth="8" strokeLinecap="round" />
    </>
  ),
  pigtails: (colour) =>
    mirrored(<path d="M68 98c-36-12-54 26-42 68 8 12 22 4 26-12 4-18 12-30 20-38Z" fill={colour} />),
  curly: (colour) => (
    <g fill={colour}>
      {[
        [66, 118],
        [60, 92],
        [74, 66],
        [98, 50],
        [126, 46],
        [152, 54],
        [172, 72],
        [182, 98],
        [176, 122],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="19" />
      ))}
    </g>
  ),
  afro: (colour) => (
    <g fill={colour}>
      <circle cx="120" cy="92" r="78" />
      {[
        [48, 110],
        [46, 78],
        [62, 48],
        [90, 28],
        [122, 20],
        [154, 30],
        [180, 50],
        [194, 80],
        [192, 112],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="18" />
      ))}
    </g>
  ),
  bun: (colour) => (
    <>
      <circle cx="120" cy="38" r="25" fill={colour} />
      <path d="M102 55c10 6 26 6 36 0" stroke={TIE} strokeWidth="7" strokeLinecap="round" fill="none" />
    </>
  ),
}

const BEFORE: Partial<Record<HairStyle, Part>> = {
  short: (colour) => <path d="M112 52c2-12 12-16 20-14-6 4-4 10-2 14Z" fill={colour} />,
  pigtails: () => mirrored(<circle cx="62" cy="104" r="8" fill={TIE} />),
  braids: (colour) =>
    mirrored(
      <>
        <ellipse cx="58" cy="138" rx="13" ry="15" fill={colour} />
        <ellipse cx="54" cy="161" rx="12" ry="14" fill={shaded(colour, 10)} />
        <ellipse cx="53" cy="183" rx="10" ry="12" fill={colour} />
        <path d="M45 196h16" stroke={TIE} strokeWidth="7" strokeLinecap="round" />
        <path d="M47 199c0 8 2 12 6 16 4-4 6-8 6-16Z" fill={colour} />
      </>,
    ),
  curly: (colour) => (
    <g fill={colour}>
      <circle cx="84" cy="86" r="13" />
      <circle cx="110" cy="80" r="13" />
      <circle cx="138" cy="82" r="13" />
      <circle cx="160" cy="92" r="12" />
    </g>
  ),
}

export function HairBehind({ looks }: { looks: Looks }) {
  return BEHIND[looks.hairStyle]?.(shaded(HAIR[looks.hairColor], 8)) ?? null
}

export function HairBefore({ looks }: { looks: Looks }) {
  const colour = HAIR[looks.hairColor]
  const buzz = looks.hairStyle === 'buzz'
  return (
    <>
      <path d={`${CROWN}${FRINGES[looks.hairStyle]}`} fill={colour} opacity={buzz ? 0.78 : 1} />
      {!buzz && (
        <path
          d="M84 72c10-9 22-13 36-13"
          stroke={lit(colour, 26)}
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
          opacity=".7"
        />
      )}
      {BEFORE[looks.hairStyle]?.(colour)}
    </>
  )
}
