import { Stars } from '../kit/air.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

export function SpaceSetting() {
  return (
    <Scene>
      <Sky from="#142240" to="#2f6a8a" />
      <Stars />
      <g transform="translate(126 48) rotate(-16)">
        <path d="M-48 0a48 12 0 0 1 96 0" stroke="#f3d9a4" strokeWidth="5" fill="none" opacity=".6" />
        <circle r="27" fill="#e39a5f" />
        <path d="M-26-8c16 6 36 6 52 0M-26 8c16 7 36 7 52 0" stroke="#f3c08a" strokeWidth="5" fill="none" />
        <path d="M-48 0a48 12 0 0 0 96 0" stroke="#f7e4b8" strokeWidth="5" fill="none" />
      </g>
      <circle cx="36" cy="38" r="10" fill="#8fc7c9" />
      <path d="M29 34c4-2 8-1 10 1" stroke="#d6efec" strokeWidth="2.5" strokeLinecap="round" fill="none" />
      <path d="M0 112c34-20 74-18 110-8s60 8 90-4v40H0Z" fill="#c9b8a0" />
      <path d="M0 124c50-10 120-8 200 0v16H0Z" fill="#b3a088" />
      <g fill="#a08c74">
        <ellipse cx="46" cy="116" rx="17" ry="5" />
        <ellipse cx="120" cy="124" rx="13" ry="4" />
        <ellipse cx="174" cy="114" rx="10" ry="3" />
      </g>
      <g transform="translate(78 106)">
        <path d="M-14 0c0-10 6-14 14-14s14 4 14 14Z" fill="#f4efe6" />
        <path d="M-10-12a10 11 0 0 1 20 0Z" fill="#9cd8e6" />
        <path d="M-16 0h32" stroke="#d9534a" strokeWidth="4" strokeLinecap="round" />
        <path d="M-9 2l-5 8M9 2l5 8" stroke="#e4ddd0" strokeWidth="3" strokeLinecap="round" />
        <path d="M0-23v-10" stroke="#e4ddd0" strokeWidth="2" />
        <circle cy="-35" r="3" fill="#f6c24c" />
      </g>
    </Scene>
  )
}
