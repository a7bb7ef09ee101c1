import { Bear } from '../kit/animals.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** Three bears on a rug before the evening window. */
export function FamilyTheme() {
  return (
    <Scene>
      <Sky from="#f3d6a8" to="#f8e6c6" />
      <rect x="56" y="10" width="88" height="62" rx="6" fill="#8a6244" />
      <rect x="61" y="15" width="78" height="52" rx="3" fill="#36507f" />
      <circle cx="120" cy="32" r="9" fill="#fbe7a8" />
      <g fill="#fdf2cf">
        <circle cx="74" cy="28" r="1.4" />
        <circle cx="88" cy="44" r="1.1" />
        <circle cx="102" cy="24" r="1.2" />
        <circle cx="130" cy="54" r="1.1" />
      </g>
      <path d="M100 15v52M61 41h78" stroke="#8a6244" strokeWidth="3.5" />
      <path
        d="M48 8c8 14 10 42 4 68l16-2c4-24 2-46-6-66ZM152 8c-8 14-10 42-4 68l-16-2c-4-24-2-46 6-66Z"
        fill="#d9695a"
      />
      <rect y="112" width="200" height="28" fill="#d6a877" />
      <ellipse cx="100" cy="126" rx="84" ry="14" fill="#5f8fa8" />
      <ellipse cx="100" cy="126" rx="70" ry="10" fill="#7fb0c2" />
      <Bear x={66} y={127} size={1.22} fur="#8f6040" scarf="#e0a03c" />
      <Bear x={136} y={127} size={1.12} fur="#b07f55" scarf="#5f9f73" />
      <Bear x={101} y={131} size={0.78} fur="#c59466" scarf="#d9534a" />
    </Scene>
  )
}
