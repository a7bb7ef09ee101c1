import { Cloud } from '../kit/air.tsx'
import { Scene } from '../kit/scene.tsx'
import { Motif, type Paints } from './motif.tsx'

const line = { stroke: '#5a3d36', strokeWidth: 2.5 }
const paints: Paints = {
  sun: { fill: '#ffd353', ...line },
  back: { fill: '#a5d977', ...line },
  hill: { fill: '#83c65c', ...line },
  trunk: { fill: '#a36a43', ...line },
  crown: { fill: '#5fb457', ...line },
  wall: { fill: '#fff0cf', ...line },
  roof: { fill: '#f0625a', ...line },
  window: { fill: '#8fd8f5', ...line },
  door: { fill: '#b5733f', ...line },
}

export function CartoonStyle() {
  return (
    <Scene>
      <rect width="200" height="140" fill="#9fe0fa" />
      <Cloud x={34} y={40} size={0.9} tint="#fff" />
      <Motif paints={paints} />
      <g fill="#5a3d36">
        <circle cx="142" cy="64" r="2.5" />
        <circle cx="156" cy="64" r="2.5" />
        <path d="M144 70c3 4 7 4 10 0" stroke="#5a3d36" strokeWidth="2" fill="none" strokeLinecap="round" />
      </g>
    </Scene>
  )
}
