import { useId } from 'react'
import { Scene } from '../kit/scene.tsx'
import { Motif, type Paints } from './motif.tsx'

const paints: Paints = {
  sun: { fill: '#f6b93b' },
  back: { fill: '#d9ead0' },
  hill: { fill: '#b9d9a4' },
  trunk: { fill: '#9b6b4a' },
  crown: { fill: '#6fb06a' },
  wall: { fill: '#fff' },
  roof: { fill: '#e0665a' },
  window: { fill: '#7fbfe0' },
  door: { fill: '#c98a4b' },
}

const MARKS = [
  { from: '166 30', x: 184, y: 14, colour: '#f6b93b', tally: 'v8' },
  { from: '60 52', x: 24, y: 34, colour: '#e0665a', tally: 'm-3 0v8m6-8v8' },
  { from: '164 66', x: 184, y: 84, colour: '#6fb06a', tally: 'm-4 0v8m4-8v8m4-8v8' },
  { from: '72 106', x: 24, y: 100, colour: '#c98a4b', tally: 'm-4.5 0v8m3-8v8m3-8v8m3-8v8' },
] as const

export function EducationalStyle() {
  const id = useId()
  return (
    <Scene>
      <pattern id={id} width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M14 0H0v14" stroke="#cfe2ea" strokeWidth="1" fill="none" />
      </pattern>
      <rect width="200" height="140" fill="#f7fbfb" />
      <rect width="200" height="140" fill={`url(#${id})`} />
      <Motif paints={paints} />
      {MARKS.map(({ from, x, y, colour, tally }) => (
        <g key={from} strokeLinecap="round">
          <path d={`M${from}L${x} ${y}`} stroke="#46606e" strokeWidth="1.4" strokeDasharray="3 3" />
          <circle cx={x} cy={y} r="10" fill="#fff" stroke={colour} strokeWidth="3" />
          <path d={`M${x} ${y - 4}${tally}`} stroke="#46606e" strokeWidth="2" fill="none" />
        </g>
      ))}
    </Scene>
  )
}
