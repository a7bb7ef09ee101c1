import { Cloud, Sun } from '../kit/air.tsx'
import { Pine } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** A balloon over the hills, and a path that leads on. */
export function AdventureTheme() {
  return (
    <Scene>
      <Sky from="#a9d8e6" to="#fdeecb" />
      <Sun x={164} y={34} />
      <Cloud x={42} y={38} size={0.9} />
      <Cloud x={150} y={66} size={0.7} />
      <path d="M0 104c36-22 70-20 106-6s64 10 94-8v50H0Z" fill="#9cc48a" />
      <path d="M0 120c50-20 110-14 200-4v24H0Z" fill="#7fb06e" />
      <path
        d="M92 140c2-12 22-12 22-20s-20-8-14-18"
        stroke="#f3dfb0"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <Pine x={34} y={118} size={0.62} />
      <Pine x={52} y={124} size={0.45} />
      <Pine x={172} y={122} size={0.58} />
      <g transform="translate(98 54)">
        <path
          d="M0-42c24 0 34 16 32 32C30 4 16 14 8 24H-8c-8-10-22-20-24-34-2-16 8-32 32-32Z"
          fill="#e2604f"
        />
        <path d="M0-42c10 0 14 16 13 32C12 6 6 14 4 24H-4c-2-10-8-18-9-34-1-16 3-32 13-32Z" fill="#fbdc8c" />
        <path d="M-8 25l2 11M8 25l-2 11" stroke="#8a6244" strokeWidth="1.5" />
        <path d="M-8 36H8l-2 12H-6Z" fill="#b98352" />
        <path d="M-8 40H8" stroke="#8a6244" strokeWidth="1.5" />
      </g>
    </Scene>
  )
}
