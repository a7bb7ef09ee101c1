import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'
import { Motif, type Paints } from './motif.tsx'

const line = { stroke: '#2f4a66', strokeWidth: 1.3 }
const paints: Paints = {
  back: { fill: '#7fd08f' },
  hill: { fill: '#4fb573' },
  trunk: { fill: '#8a5a49', ...line },
  crown: { fill: '#f7a8bc', ...line, stroke: '#c46a86' },
  wall: { fill: '#fffaf0', ...line },
  roof: { fill: '#3f73b8', ...line },
  window: { fill: '#bfeaff', ...line },
  door: { fill: '#d98d57', ...line },
}

export function AnimeStyle() {
  return (
    <Scene>
      <Sky from="#2f8fe0" to="#bfeefa" />
      <path
        d="M-6 100c-2-16 14-20 18-14 0-18 24-24 30-10 4-22 36-24 42 0 10-12 26-6 26 8 12-4 20 4 18 16Z"
        fill="#fff"
      />
      <path d="M-6 100c0-8 12-12 20-6 8-10 24-8 28 2 10-8 24-6 30 2 12-6 30-4 56 2Z" fill="#d8f0fb" />
      <path d="M200 0l-90 60M200 14l-70 60M200-20L120 30" stroke="#fff" strokeWidth="7" opacity=".22" />
      <Motif paints={paints} />
      <path
        d="M134 62c4-8 12-12 20-10M136 78c6 4 18 4 24 0"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
      <g fill="#f9c1cf">
        <path d="M118 58c4-3 7 0 5 4-3 1-6-1-5-4ZM108 92c4-3 7 0 5 4-3 1-6-1-5-4ZM182 92c4-3 7 0 5 4-3 1-6-1-5-4ZM26 70c4-3 7 0 5 4-3 1-6-1-5-4ZM130 108c4-3 7 0 5 4-3 1-6-1-5-4ZM176 50c4-3 7 0 5 4-3 1-6-1-5-4Z" />
      </g>
    </Scene>
  )
}
