import { Sun } from '../kit/air.tsx'
import { Flower } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

const BED = [
  [16, 132, 1.25, '#ef7d8d'],
  [40, 138, 1, '#f6c24c'],
  [62, 130, 1.4, '#8fb2e0'],
  [86, 138, 1.05, '#f4a23f'],
  [108, 132, 1.3, '#ef7d8d'],
  [188, 134, 1.2, '#f6c24c'],
] as const

export function GardenSetting() {
  return (
    <Scene>
      <Sky from="#cbe8e6" to="#fdf4d8" />
      <Sun x={170} y={30} />
      <path d="M0 86c50-12 150-12 200 0v54H0Z" fill="#b4d492" />
      <g fill="#fdf6e6">
        {[4, 26, 48, 70, 92, 114, 136, 158, 180].map((x) => (
          <path key={x} d={`M${x} 104V66l7-8 7 8v38Z`} />
        ))}
        <path d="M0 74h200v6H0ZM0 92h200v6H0Z" />
      </g>
      <path d="M0 102c60-8 140-8 200 0v38H0Z" fill="#93bd72" />
      <path d="M0 124c60-6 140-6 200 0v16H0Z" fill="#8b6546" />
      {BED.map(([x, y, size, petal]) => (
        <Flower key={x} x={x} y={y} size={size} petal={petal} />
      ))}
      <g transform="translate(148 130)">
        <path d="M14-30c14-4 18 10 8 18" stroke="#4f8fa6" strokeWidth="4" fill="none" />
        <path d="M-16-30h34l-3 30h-28Z" fill="#62a5ba" />
        <path d="M-14-16l-20-14 2-4 20 10Z" fill="#62a5ba" />
        <path d="M-38-38l10 8-4 4-10-8Z" fill="#4f8fa6" />
        <path d="M-16-30h34" stroke="#86c0d0" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="translate(78 46)">
        <path
          d="M-26 16c8 6 16 2 18-6"
          stroke="#a98a5a"
          strokeWidth="1.5"
          strokeDasharray="2 4"
          fill="none"
        />
        <ellipse cx="0" cy="-6" rx="6" ry="8" fill="#fff" opacity=".85" transform="rotate(24)" />
        <ellipse rx="10" ry="7" fill="#f6c24c" />
        <path d="M-3-6.5v13M3-6.5v13" stroke="#4a382c" strokeWidth="3" />
        <circle cx="8" cy="-1" r="1.3" fill="#2f231d" />
      </g>
    </Scene>
  )
}
