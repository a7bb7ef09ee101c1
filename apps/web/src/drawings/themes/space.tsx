import { Stars } from '../kit/air.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** A rocket on its way past the moon. */
export function SpaceTheme() {
  return (
    <Scene>
      <Sky from="#17243f" to="#34588a" />
      <Stars />
      <circle cx="158" cy="122" r="46" fill="#f3dfa6" />
      <g fill="#e2c985">
        <circle cx="146" cy="106" r="8" />
        <circle cx="172" cy="96" r="5" />
        <circle cx="170" cy="122" r="9" />
      </g>
      <g transform="translate(82 68) rotate(38)">
        <path d="M-8 40c-2 14 2 22 8 32 6-10 10-18 8-32Z" fill="#f6b04c" />
        <path d="M-4 40c-1 8 1 13 4 19 3-6 5-11 4-19Z" fill="#fde9a3" />
        <path d="M-16 18c-12 6-14 16-14 26l14-6ZM16 18c12 6 14 16 14 26l-14-6Z" fill="#d9534a" />
        <path
          d="M0-50c16 14 22 36 17 62-2 14-5 22-7 28h-20c-2-6-5-14-7-28C-22-14-16-36 0-50Z"
          fill="#f7f1e6"
        />
        <path d="M0-50c8 7 13 16 16 26h-32c3-10 8-19 16-26Z" fill="#d9534a" />
        <circle cy="-4" r="10.5" fill="#33405f" />
        <circle cy="-4" r="7.5" fill="#8fd0e4" />
        <path d="M-4-8c2-2 4-2 6-2" stroke="#fff" strokeWidth="2" strokeLinecap="round" fill="none" />
        <path d="M-15 24h30" stroke="#d8cbb4" strokeWidth="3" />
      </g>
      <circle cx="34" cy="104" r="9" fill="#cc7a5a" />
      <ellipse
        cx="34"
        cy="104"
        rx="17"
        ry="4"
        stroke="#eec79a"
        strokeWidth="2"
        fill="none"
        transform="rotate(-14 34 104)"
      />
    </Scene>
  )
}
