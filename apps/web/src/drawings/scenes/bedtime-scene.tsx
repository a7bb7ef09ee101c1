import { resolveLooks } from '@taleglow/contracts'
import { useId } from 'react'
import { Child } from '../child/child.tsx'
import { Bear, Rabbit } from '../kit/animals.tsx'
import { Sky } from '../kit/sky.tsx'

const LOOKS = resolveLooks(
  { hairStyle: 'pigtails', hairColor: 'black', skinTone: 'light', outfit: 'pyjamas', outfitColor: 'yellow' },
  'bedtime',
)

/** Evening in a child's room: the window, the lamp, the shelf, and somebody who is glad that you came. */
export function BedtimeScene() {
  const glow = useId()
  return (
    <svg viewBox="0 0 420 480" preserveAspectRatio="xMidYMax slice" role="presentation">
      <Sky from="#26365f" to="#4a5f8c" width={420} height={480} />
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#fbdf9c" stopOpacity=".75" />
        <stop offset=".45" stopColor="#f9d98f" stopOpacity=".26" />
        <stop offset="1" stopColor="#f9d98f" stopOpacity="0" />
      </radialGradient>
      <circle cx="318" cy="232" r="250" fill={`url(#${glow})`} />
      <rect x="42" y="52" width="172" height="176" rx="12" fill="#8f6a4c" />
      <rect x="53" y="63" width="150" height="154" rx="5" fill="#14203f" />
      <circle cx="160" cy="108" r="24" fill="#fbe7a8" />
      <circle cx="170" cy="101" r="21" fill="#14203f" />
      <g fill="#fdf2cf">
        <circle cx="78" cy="92" r="2" />
        <circle cx="104" cy="130" r="1.6" />
        <circle cx="90" cy="178" r="1.8" />
        <circle cx="180" cy="166" r="1.6" />
        <circle cx="128" cy="84" r="1.5" />
      </g>
      <path d="M128 63v154M53 140h150" stroke="#8f6a4c" strokeWidth="7" />
      <path
        d="M26 44c22 54 24 140 8 206l34-4c14-70 10-146-8-202ZM230 44c-22 54-24 140-8 206l-34-4c-14-70-10-146 8-202Z"
        fill="#d9836a"
      />
      <path d="M18 44h222" stroke="#70503a" strokeWidth="8" strokeLinecap="round" />
      <path d="M262 306h126" stroke="#70503a" strokeWidth="10" strokeLinecap="round" />
      <path d="M318 304v-50" stroke="#b98a4d" strokeWidth="6" />
      <path d="M298 304h40" stroke="#b98a4d" strokeWidth="9" strokeLinecap="round" />
      <path d="M286 256l16-52h32l16 52Z" fill="#fbe3a1" />
      <path d="M286 256h64" stroke="#f2c869" strokeWidth="5" strokeLinecap="round" />
      <path d="M356 300v-42h9v42ZM367 300v-36h9v36ZM346 300v-38h8v38Z" fill="#d9695a" />
      <path d="M367 300v-36h9v36Z" fill="#6fa58b" />
      <path d="M0 392c110-18 310-18 420 0v88H0Z" fill="#7c5a45" />
      <ellipse cx="206" cy="436" rx="188" ry="34" fill="#e8c793" />
      <ellipse cx="206" cy="436" rx="160" ry="26" fill="#d9695a" opacity=".55" />
      <Bear x={78} y={440} size={1.7} scarf="#5f9f73" />
      <g transform="translate(108 142) scale(.9)">
        <Child looks={LOOKS} age={5} />
      </g>
      <Rabbit x={318} y={446} size={1.5} />
    </svg>
  )
}
