import { useId } from 'react'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'
import { Motif, type Paints } from './motif.tsx'

const STOPS = {
  hill: ['#8da368', '#4d6b3c'],
  crown: ['#87a45c', '#3d5c33'],
  wall: ['#efe3cb', '#bfae90'],
  roof: ['#9b6450', '#6b4236'],
} as const

export function RealisticStyle() {
  const id = useId()
  const paints: Paints = {
    back: { fill: '#9fb3ab', opacity: 0.75 },
    hill: { fill: `url(#${id}-hill)` },
    trunk: { fill: '#5b4637' },
    crown: { fill: `url(#${id}-crown)` },
    wall: { fill: `url(#${id}-wall)` },
    roof: { fill: `url(#${id}-roof)` },
    window: { fill: '#4f6472', stroke: '#f3ead8', strokeWidth: 1.5 },
    door: { fill: '#5d4030' },
  }
  return (
    <Scene>
      {Object.entries(STOPS).map(([part, [light, dark]]) => (
        <linearGradient key={part} id={`${id}-${part}`} x1="1" y1="0" x2="0.2" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      ))}
      <filter id={`${id}-soft`}>
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <Sky from="#8fb6cf" to="#f2e4cb" />
      <circle cx="170" cy="28" r="20" fill="#fff6dc" filter={`url(#${id}-soft)`} />
      <path
        d="M16 44c20-10 50-8 72-2s46 2 60-4"
        stroke="#fff"
        strokeWidth="10"
        opacity=".6"
        filter={`url(#${id}-soft)`}
        fill="none"
      />
      <Motif paints={paints} />
      <path d="M104 78v40H92V86ZM40 74h74l-10 6H50Z" fill="#3a2a22" opacity=".22" />
      <path
        d="M30 120c30-6 60-4 90 2l-12 6c-30 0-60 2-78-8Z"
        fill="#2c3d22"
        opacity=".35"
        filter={`url(#${id}-soft)`}
      />
      <path
        d="M46 62l8-8M56 66l14-14M68 70l18-18M84 72l10-10"
        stroke="#5a372c"
        strokeWidth="1"
        opacity=".5"
      />
    </Scene>
  )
}
