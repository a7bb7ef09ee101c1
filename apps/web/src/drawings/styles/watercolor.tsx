import { useId } from 'react'
import { Scene } from '../kit/scene.tsx'
import { Motif, type Paints } from './motif.tsx'

const paints: Paints = {
  sun: { fill: '#f7c667', opacity: 0.8 },
  back: { fill: '#a9c9ae', opacity: 0.7 },
  hill: { fill: '#8fb974', opacity: 0.75 },
  trunk: { fill: '#9a7556', opacity: 0.85 },
  crown: { fill: '#7da65a', opacity: 0.8 },
  wall: { fill: '#f3ddb5', opacity: 0.95 },
  roof: { fill: '#cf7a5c', opacity: 0.88 },
  window: { fill: '#86b2c6', opacity: 0.8 },
  door: { fill: '#8d6446', opacity: 0.85 },
}

export function WatercolorStyle() {
  const id = useId()
  return (
    <Scene>
      <filter id={id} x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="3" seed="4" result="wet" />
        <feDisplacementMap in="SourceGraphic" in2="wet" scale="8" result="bled" />
        <feTurbulence type="fractalNoise" baseFrequency="0.025" numOctaves="2" seed="9" />
        <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1.5 -0.72" result="wash" />
        <feComposite in="wash" in2="bled" operator="in" result="light" />
        <feMerge>
          <feMergeNode in="bled" />
          <feMergeNode in="light" />
        </feMerge>
      </filter>
      <rect width="200" height="140" fill="#fdf9ee" />
      <g filter={`url(#${id})`}>
        <path d="M6 8c60-8 130-4 188 2v84H4Z" fill="#bfe0ea" opacity=".85" />
        <Motif paints={paints} />
        <circle cx="126" cy="116" r="3" fill="#e0747e" opacity=".8" />
        <circle cx="30" cy="122" r="3.5" fill="#e6a24a" opacity=".8" />
        <circle cx="180" cy="124" r="3" fill="#e0747e" opacity=".8" />
      </g>
    </Scene>
  )
}
