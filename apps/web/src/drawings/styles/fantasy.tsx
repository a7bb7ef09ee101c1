import { Stars } from '../kit/air.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'
import { Motif, type Paints } from './motif.tsx'

const paints: Paints = {
  sun: { fill: '#fff3c4' },
  back: { fill: '#2c6f7a' },
  hill: { fill: '#1f5560' },
  trunk: { fill: '#3b3a55' },
  crown: { fill: '#3fa79b' },
  wall: { fill: '#54709a' },
  roof: { fill: '#2b3c68' },
  window: { fill: '#ffe39a' },
  door: { fill: '#ffc873' },
}

export function FantasyStyle() {
  return (
    <Scene>
      <Sky from="#122148" to="#3d8f97" />
      <Stars />
      <path d="M0 62c50-40 90 8 200-34v26C110 92 60 44 0 88Z" fill="#8ff0d0" opacity=".22" />
      <circle cx="151" cy="34" r="30" fill="#fff3c4" opacity=".2" />
      <Motif paints={paints} />
      <ellipse cx="77" cy="112" rx="44" ry="20" fill="#ffe39a" opacity=".16" />
      <g fill="#c6fff0">
        <circle cx="140" cy="56" r="2" />
        <circle cx="156" cy="70" r="2.4" />
        <circle cx="146" cy="76" r="1.6" />
        <circle cx="30" cy="112" r="2" />
        <circle cx="120" cy="104" r="1.8" />
        <circle cx="180" cy="108" r="2.2" />
        <path d="M30 54l2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM182 78l1.6 5 5 1.6-5 1.6-1.6 5-1.6-5-5-1.6 5-1.6Z" />
      </g>
    </Scene>
  )
}
