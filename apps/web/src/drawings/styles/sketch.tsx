import { useId } from 'react'
import { Scene } from '../kit/scene.tsx'
import { Motif, type Paints } from './motif.tsx'

const pencil = { fill: '#f8f3e6', stroke: '#57504a', strokeWidth: 1.6 }

export function SketchStyle() {
  const id = useId()
  const hatch = { ...pencil, fill: `url(#${id}-hatch)` }
  const cross = { ...pencil, fill: `url(#${id}-cross)` }
  const paints: Paints = {
    sun: pencil,
    back: pencil,
    hill: hatch,
    trunk: cross,
    crown: hatch,
    wall: pencil,
    roof: cross,
    window: hatch,
    door: cross,
  }
  return (
    <Scene>
      <pattern
        id={`${id}-hatch`}
        width="5"
        height="5"
        patternTransform="rotate(38)"
        patternUnits="userSpaceOnUse"
      >
        <rect width="5" height="5" fill="#f8f3e6" />
        <path d="M0 2.5h5" stroke="#8b827a" strokeWidth=".8" />
      </pattern>
      <pattern
        id={`${id}-cross`}
        width="4"
        height="4"
        patternTransform="rotate(52)"
        patternUnits="userSpaceOnUse"
      >
        <rect width="4" height="4" fill="#f1eadb" />
        <path d="M0 2h4M2 0v4" stroke="#6f6760" strokeWidth=".7" />
      </pattern>
      <filter id={`${id}-hand`}>
        <feTurbulence type="fractalNoise" baseFrequency="0.04" numOctaves="2" seed="3" />
        <feDisplacementMap in="SourceGraphic" scale="3.5" />
      </filter>
      <rect width="200" height="140" fill="#f8f3e6" />
      <g filter={`url(#${id}-hand)`}>
        <Motif paints={paints} />
        <path
          d="M151 8v6M125 20l5 4M178 20l-5 4M20 34c8-6 18-6 24 0 6-5 14-2 16 3"
          stroke="#6f6760"
          strokeWidth="1.6"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </Scene>
  )
}
