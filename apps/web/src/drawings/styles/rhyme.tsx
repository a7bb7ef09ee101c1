import { useId } from 'react'
import { Scene } from '../kit/scene.tsx'
import { Motif, type Paints } from './motif.tsx'

const crayon = (colour: string) => ({ fill: colour, stroke: colour, strokeWidth: 4, fillOpacity: 0.8 })
const paints: Paints = {
  sun: crayon('#f5b93a'),
  back: crayon('#9cc56f'),
  hill: crayon('#76b05a'),
  trunk: crayon('#9a6540'),
  crown: crayon('#4f9a58'),
  wall: crayon('#f8d9a0'),
  roof: crayon('#e2574c'),
  window: crayon('#5aa5d8'),
  door: crayon('#a5673a'),
}

export function RhymeStyle() {
  const id = useId()
  return (
    <Scene>
      <filter id={id} x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="5" result="wax" />
        <feDisplacementMap in="SourceGraphic" in2="wax" scale="3" result="rough" />
        <feColorMatrix in="wax" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -4 3" result="gaps" />
        <feComposite in="rough" in2="gaps" operator="in" />
      </filter>
      <rect width="200" height="140" fill="#fff7e2" />
      <g filter={`url(#${id})`}>
        <path
          d="M0 14c60-8 140 8 200-2M0 30c60-8 140 8 200-2M0 46c60-8 140 8 200-2"
          stroke="#a9d2e8"
          strokeWidth="7"
          fill="none"
        />
        <Motif paints={paints} />
        <g fill="#d9566f" stroke="#d9566f">
          <path d="M26 50V26l18-5v24" strokeWidth="4" fill="none" />
          <ellipse cx="21" cy="51" rx="6" ry="4.5" />
          <ellipse cx="39" cy="46" rx="6" ry="4.5" />
          <path d="M124 30V10l8 6" strokeWidth="4" fill="none" />
          <ellipse cx="119" cy="31" rx="6" ry="4.5" />
        </g>
        <path d="M144 32c3 6 11 6 14 0" stroke="#a5673a" strokeWidth="3" fill="none" />
      </g>
    </Scene>
  )
}
