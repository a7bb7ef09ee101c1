import { Cloud, Sun } from '../kit/air.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** An elephant by the water with a bird on its back. */
export function AnimalsTheme() {
  return (
    <Scene>
      <Sky from="#f6d28f" to="#fdeed0" />
      <Sun x={40} y={36} size={1.15} />
      <Cloud x={150} y={28} size={0.75} tint="#fff3da" />
      <path
        d="M150 96c-2-16-2-30 0-40-14 2-24-4-24-10 10-4 18-2 24 2 2-8 12-12 24-8 2 8-8 14-20 14-2 14-1 28 2 42Z"
        fill="#8a7a4a"
      />
      <path d="M0 108c50-10 150-10 200 2v30H0Z" fill="#dcb877" />
      <ellipse cx="140" cy="128" rx="62" ry="11" fill="#8cc3cd" />
      <g fill="#8fa3b3">
        <path d="M52 118V92c-4-30 18-46 46-44 26 2 36 18 35 40v30h-15v-22c-8 4-20 5-30 3v19H73V98c-2 0-4 0-6-1v21Z" />
        <path d="M52 80c-6 6-8 12-7 20" stroke="#8fa3b3" strokeWidth="3" strokeLinecap="round" fill="none" />
        <circle cx="126" cy="62" r="21" />
        <path d="M138 66c12 8 12 28 8 46-1 6-9 5-8-1 2-14 2-24-8-30Z" />
      </g>
      <path d="M120 50c-20-8-32 8-26 26 6 10 20 10 26 0Z" fill="#a8bac8" />
      <path d="M116 56c-11-4-18 4-14 15 4 6 11 5 14 0Z" fill="#e0b3aa" />
      <circle cx="134" cy="60" r="2.6" fill="#30323c" />
      <circle cx="138" cy="70" r="4" fill="#e79d93" opacity=".6" />
      <g>
        <path d="M70 46c-2-12 8-18 16-13 5 4 4 12-3 14Z" fill="#4b86c8" />
        <path d="M86 37l7 3-7 3Z" fill="#f0a03c" />
        <circle cx="82" cy="37" r="1.4" fill="#22263a" />
        <path d="M70 44l-9 5 3-9Z" fill="#396fb0" />
      </g>
    </Scene>
  )
}
