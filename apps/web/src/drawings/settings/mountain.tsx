import { Cloud, Sun } from '../kit/air.tsx'
import { Pine } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

export function MountainSetting() {
  return (
    <Scene>
      <Sky from="#a7cfe6" to="#fbead2" />
      <Sun x={40} y={34} size={0.9} />
      <path d="M64 104l52-88c4-5 8-5 12 0l60 88Z" fill="#8aa0bb" />
      <path d="M116 16c4-5 8-5 12 0l22 32-12 8-10-10-10 12-10-8-8 6-6-6Z" fill="#fdfaf2" />
      <path d="M-8 110l50-64c4-5 8-5 12 0l52 64Z" fill="#a3b6c9" />
      <path d="M42 46c4-5 8-5 12 0l14 18-10 8-10-8-9 9-9-8-4 2Z" fill="#fdfaf2" />
      <Cloud x={156} y={62} size={0.8} />
      <Cloud x={74} y={58} size={0.55} />
      <path d="M0 104c60-14 140-14 200 0v36H0Z" fill="#a4c48b" />
      <Pine x={18} y={114} size={0.8} />
      <Pine x={36} y={120} size={0.6} />
      <Pine x={180} y={116} size={0.85} />
      <Pine x={164} y={122} size={0.55} />
      <path d="M0 122c60-10 140-10 200 0v18H0Z" fill="#86ad6e" />
      <g transform="translate(102 124)">
        <path d="M-20-20h40V0h-40Z" fill="#a8764e" />
        <path d="M-20-14h40M-20-7h40" stroke="#8a5d3c" strokeWidth="1.5" />
        <path d="M-28-18L0-40l28 22Z" fill="#6d4834" />
        <path d="M-5 0v-12H5V0Z" fill="#5a3b2a" />
        <path d="M10-15h7v7h-7Z" fill="#fbe29a" />
      </g>
    </Scene>
  )
}
