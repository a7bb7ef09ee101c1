import { Stars } from '../kit/air.tsx'
import { Rabbit } from '../kit/animals.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** A rabbit looks out of a top hat while the wand is still writing. */
export function MagicTheme() {
  return (
    <Scene>
      <Sky from="#1f3b5c" to="#4d8a8f" />
      <Stars />
      <ellipse cx="100" cy="124" rx="78" ry="12" fill="#2c5a66" />
      <ellipse cx="100" cy="84" rx="52" ry="46" fill="#fbe9a8" opacity=".16" />
      <Rabbit x={100} y={104} size={1.05} />
      <path d="M66 86h68l-8 38c-14 5-38 5-52 0Z" fill="#293250" />
      <path d="M68 94h64l-2 9H70Z" fill="#d9564d" />
      <ellipse cx="100" cy="86" rx="46" ry="8" fill="#38446a" />
      <ellipse cx="100" cy="85" rx="33" ry="4.5" fill="#1c2340" />
      <path d="M86 84c2-8 8-10 14-10s12 2 14 10Z" fill="#fbf3e6" />
      <path d="M150 96l26-34" stroke="#5a3f34" strokeWidth="5" strokeLinecap="round" />
      <path d="M171 69l5-7" stroke="#fff6df" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M172 54c-10-22-38-34-62-30-30 4-52 18-72 44"
        stroke="#fbe08a"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="#fbe08a">
        <path d="M176 44l2.5 6 6.5.6-5 4.3 1.6 6.4-5.6-3.4-5.6 3.4 1.6-6.4-5-4.3 6.5-.6Z" />
        <path d="M58 38l2 5 5.5.5-4.2 3.6 1.3 5.4-4.6-2.9-4.6 2.9 1.3-5.4-4.2-3.6 5.5-.5Z" />
        <path d="M34 76l1.7 4 4.3.4-3.3 2.9 1 4.2-3.7-2.3-3.7 2.3 1-4.2-3.3-2.9 4.3-.4Z" />
      </g>
    </Scene>
  )
}
