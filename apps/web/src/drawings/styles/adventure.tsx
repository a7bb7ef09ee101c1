import { useId } from 'react'
import { Scene } from '../kit/scene.tsx'
import { Motif, type Paints } from './motif.tsx'

const ink = { stroke: '#22232e', strokeWidth: 3.5 }

export function AdventureStyle() {
  const id = useId()
  const paints: Paints = {
    back: { fill: '#e8a13b', ...ink },
    hill: { fill: '#4f9a63', ...ink },
    trunk: { fill: '#8a5a3c', ...ink },
    crown: { fill: '#2f8f6f', ...ink },
    wall: { fill: '#fff3d4', ...ink },
    roof: { fill: '#d63f35', ...ink },
    window: { fill: '#5fb7d8', ...ink },
    door: { fill: '#6d4430', ...ink },
  }
  return (
    <Scene>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="3" cy="3" r="1.5" fill="#22232e" opacity=".28" />
      </pattern>
      <rect width="200" height="140" fill="#f7d64f" />
      <g fill="#f49a35">
        <path d="M150 44L-20-30V-4ZM150 44L-20 30v26ZM150 44L40-30h36ZM150 44L110-40h34ZM150 44L180-30h36ZM150 44L230 6v26ZM150 44L230 62v26ZM150 44L-20 84v30Z" />
      </g>
      <circle cx="150" cy="44" r="24" fill="#fff3d4" {...ink} />
      <Motif paints={paints} />
      <path
        d="M104 70v48H78l26-44ZM166 86c-8 8-28 8-35 0 14 2 28-2 36-22 6 8 6 18-1 22Z"
        fill={`url(#${id})`}
      />
      <path d="M-6 124c60-12 146-8 212 4v18H-6Z" fill={`url(#${id})`} />
      <rect x="2" y="2" width="196" height="136" fill="none" stroke="#22232e" strokeWidth="5" />
    </Scene>
  )
}
