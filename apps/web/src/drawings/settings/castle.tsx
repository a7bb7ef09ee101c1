import { Cloud } from '../kit/air.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

const ROOFS = [
  [58, 50, 13],
  [142, 50, 13],
  [100, 26, 16],
] as const

export function CastleSetting() {
  return (
    <Scene>
      <Sky from="#f5c9ae" to="#fcebcf" />
      <Cloud x={28} y={40} size={0.8} tint="#fff4e2" />
      <Cloud x={176} y={62} size={0.7} tint="#fff4e2" />
      <path d="M0 118c40-20 70-26 100-26s60 6 100 26v22H0Z" fill="#9dbd82" />
      <path d="M46 54h24v48H46ZM130 54h24v48h-24Z" fill="#e3d3bd" />
      <path d="M68 70h64v34H68Z" fill="#efe2cd" />
      <path d="M86 30h28v74H86Z" fill="#f5ead8" />
      <path d="M66 70v-8h8v5h8v-5h8v5h20v-5h8v5h8v-5h8v8Z" fill="#e3d3bd" />
      {ROOFS.map(([x, y, half]) => (
        <g key={x}>
          <path
            d={`M${x - half - 3} ${y + 5}L${x} ${y - half * 1.9}l${half + 3} ${half * 1.9 + 5}Z`}
            fill="#5a84ad"
          />
          <path d={`M${x} ${y - half * 1.9}v-12`} stroke="#7a573f" strokeWidth="2" />
          <path d={`M${x} ${y - half * 1.9 - 12}l12 4-12 4Z`} fill="#d9534a" />
        </g>
      ))}
      <path d="M90 104V88a10 10 0 0 1 20 0v16Z" fill="#8a5d40" />
      <g fill="#54688a">
        <path d="M95 50a5 5 0 0 1 10 0v10H95ZM54 68a4 4 0 0 1 8 0v8h-8ZM138 68a4 4 0 0 1 8 0v8h-8Z" />
      </g>
      <path d="M88 140c2-16 6-24 8-36h8c2 12 6 20 8 36Z" fill="#f1e0b6" />
      <g fill="#6d9a5c">
        <circle cx="34" cy="110" r="11" />
        <circle cx="20" cy="118" r="9" />
        <circle cx="168" cy="112" r="12" />
        <circle cx="184" cy="120" r="9" />
      </g>
    </Scene>
  )
}
