import type { Looks } from '@taleglow/contracts'
import { HAIR, SKIN, shaded } from './palette.ts'

export function Head({ looks }: { looks: Looks }) {
  const skin = SKIN[looks.skinTone]
  return (
    <>
      <path d="M108 156h24v18c-6 8-18 8-24 0Z" fill={shaded(skin, 12)} />
      <circle cx="62" cy="120" r="11" fill={skin} />
      <circle cx="178" cy="120" r="11" fill={skin} />
      <path
        d="M62 114c4 2 5 8 1 12M178 114c-4 2-5 8-1 12"
        stroke={shaded(skin, 22)}
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M61 108c0-34 25-53 59-53s59 19 59 53c0 40-21 60-59 60s-59-20-59-60Z" fill={skin} />
    </>
  )
}

export function Face({ looks }: { looks: Looks }) {
  const skin = SKIN[looks.skinTone]
  const brow = shaded(
    HAIR[looks.hairColor],
    looks.hairColor === 'blonde' || looks.hairColor === 'grey' ? 30 : 5,
  )
  return (
    <>
      <g fill="#ef7d70" opacity={looks.skinTone === 'deep' || looks.skinTone === 'brown' ? 0.38 : 0.34}>
        <ellipse cx="84" cy="136" rx="11" ry="7" />
        <ellipse cx="156" cy="136" rx="11" ry="7" />
      </g>
      <g fill="#33252a">
        <ellipse cx="97" cy="119" rx="6.5" ry="8" />
        <ellipse cx="143" cy="119" rx="6.5" ry="8" />
      </g>
      <g fill="#fff">
        <circle cx="99.5" cy="115.5" r="2.5" />
        <circle cx="145.5" cy="115.5" r="2.5" />
        <circle cx="95" cy="122" r="1.2" />
        <circle cx="141" cy="122" r="1.2" />
      </g>
      <path
        d="M88 104c5-4 11-5 17-3M135 101c6-2 12-1 17 3"
        stroke={brow}
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M117 129c2 2.5 5 2.5 7 0"
        stroke={shaded(skin, 32)}
        strokeWidth="2.8"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M107 139c8 3 18 3 26 0-1 10-6 15-13 15s-12-5-13-15Z" fill="#8f3a3c" />
      <path d="M112 149c4-4 12-4 16 0-2 3-5 5-8 5s-6-2-8-5Z" fill="#e98281" />
    </>
  )
}

export function Aids({ looks }: { looks: Looks }) {
  return (
    <>
      {looks.glasses && (
        <g stroke="#3f5276" strokeWidth="4" fill="#fff" fillOpacity=".18">
          <circle cx="97" cy="119" r="17" />
          <circle cx="143" cy="119" r="17" />
          <path d="M114 117c4-3 8-3 12 0M80 116l-14-4M160 116l14-4" fill="none" strokeLinecap="round" />
        </g>
      )}
      {looks.hearingAid && (
        <g strokeLinecap="round" fill="none">
          <path d="M60 104c-8 2-12 10-9 20" stroke="#2f8f8a" strokeWidth="7.5" />
          <path d="M60 104c5 2 6 8 3 15" stroke="#9bd6d0" strokeWidth="3" />
          <circle cx="63" cy="121" r="4" fill="#2f8f8a" />
        </g>
      )}
    </>
  )
}
