import { Cloud } from '../kit/air.tsx'
import { Tree } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

type HouseProps = { x: number; y: number; size: number; wall: string; roof: string }

function House({ x, y, size, wall, roof }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M12-44h8v-14h-8Z" fill="#9c6a50" />
      <path d="M-22-30h44V0h-44Z" fill={wall} />
      <path d="M-28-28L0-54l28 26c-8 4-48 4-56 0Z" fill={roof} />
      <path d="M-6 0v-14a6 6 0 0 1 12 0V0Z" fill="#7a5139" />
      <path d="M-18-22h9v9h-9ZM9-22h9v9H9Z" fill="#fbe29a" />
    </g>
  )
}

export function VillageSetting() {
  return (
    <Scene>
      <Sky from="#b9dce6" to="#fbf0d4" />
      <Cloud x={44} y={32} size={0.85} />
      <path d="M0 92c40-26 80-24 110-10s60 8 90-8v66H0Z" fill="#b7d09a" />
      <path
        d="M136 46c4-8-4-10 0-18 3-7-3-9 0-15"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        opacity=".85"
      />
      <House x={46} y={102} size={0.78} wall="#f6e6c8" roof="#c9644c" />
      <House x={122} y={102} size={0.9} wall="#fbf3e2" roof="#b0533f" />
      <Tree x={172} y={106} size={0.9} leaf="#6f9f52" />
      <path d="M0 110c60-12 140-12 200 0v30H0Z" fill="#93ba75" />
      <House x={82} y={126} size={1.05} wall="#efd9b6" roof="#4f7f97" />
      <path d="M82 140c0-8-2-10 0-14h6c2 4 2 8 8 14Z" fill="#ecd9aa" />
      <Tree x={24} y={128} size={0.7} leaf="#5f9454" />
      <path
        d="M124 128h66M130 120v14M146 120v14M162 120v14M178 120v14"
        stroke="#f8efdc"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </Scene>
  )
}
