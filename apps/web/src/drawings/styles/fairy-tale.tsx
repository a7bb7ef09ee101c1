import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'
import { Motif, type Paints } from './motif.tsx'

const paints: Paints = {
  sun: { fill: '#fbe0a0' },
  back: { fill: '#c6c790' },
  hill: { fill: '#9fae6e' },
  trunk: { fill: '#85603f' },
  crown: { fill: '#7f9a58' },
  wall: { fill: '#fbeed0' },
  roof: { fill: '#b5654a' },
  window: { fill: '#f7c860' },
  door: { fill: '#8d5f3d' },
}

export function FairyTaleStyle() {
  return (
    <Scene>
      <Sky from="#f3c9a2" to="#fbeccb" />
      <Motif paints={paints} />
      <path
        d="M138 60c6-6 16-4 16 3s-10 8-10 2M152 76c6 0 10-6 6-10"
        stroke="#5f7a3d"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="#d8626a">
        <circle cx="50" cy="96" r="3.5" />
        <circle cx="46" cy="106" r="3" />
        <circle cx="53" cy="112" r="3.5" />
        <circle cx="104" cy="104" r="3" />
        <circle cx="101" cy="113" r="3.5" />
      </g>
      <path
        d="M48 118c-4-10 6-16 0-28M103 118c3-6-2-12 1-18"
        stroke="#6d8a48"
        strokeWidth="1.8"
        fill="none"
      />
      <g fill="none" stroke="#b98a3d">
        <rect x="5" y="5" width="190" height="130" rx="8" strokeWidth="4" />
        <rect x="10" y="10" width="180" height="120" rx="5" strokeWidth="1.2" />
      </g>
      <g fill="none" stroke="#b98a3d" strokeWidth="2" strokeLinecap="round">
        <path d="M12 34c10 0 14-6 10-11s-11 1-7 6M34 12c0 10-6 14-11 10M188 34c-10 0-14-6-10-11s11 1 7 6M166 12c0 10 6 14 11 10" />
        <path d="M12 106c10 0 14 6 10 11s-11-1-7-6M34 128c0-10-6-14-11-10M188 106c-10 0-14 6-10 11s11-1 7-6M166 128c0-10 6-14 11-10" />
      </g>
    </Scene>
  )
}
