import { Fox, Rabbit } from '../kit/animals.tsx'
import { Pine } from '../kit/plants.tsx'
import { Sky } from '../kit/sky.tsx'

/** A tent lit from within, and two friends outside who listen. */
export function NightCampScene() {
  return (
    <svg
      viewBox="0 0 720 360"
      preserveAspectRatio="xMaxYMax slice"
      width="100%"
      height="100%"
      role="presentation"
    >
      <Sky from="#16223f" to="#3b5a7e" width={720} height={360} />
      <g fill="#fdf2cf">
        {[
          [60, 50],
          [140, 90],
          [210, 36],
          [290, 110],
          [350, 48],
          [430, 84],
          [500, 30],
          [566, 96],
          [640, 44],
          [690, 120],
          [110, 150],
          [250, 170],
        ].map(([x, y], index) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={index % 3 === 0 ? 2.4 : 1.5} />
        ))}
      </g>
      <circle cx="612" cy="92" r="60" fill="#fbe9b0" opacity=".12" />
      <circle cx="612" cy="92" r="34" fill="#fbe7a8" />
      <path d="M0 262c120-60 240-60 360-30s240 30 360-24v152H0Z" fill="#24425a" />
      <Pine x={400} y={288} size={1.9} leaf="#1f4a52" />
      <Pine x={346} y={292} size={1.4} leaf="#25555a" />
      <Pine x={690} y={290} size={2} leaf="#1f4a52" />
      <path d="M0 300c160-36 320-30 460-16s200 6 260-10v86H0Z" fill="#2a5a52" />
      <ellipse cx="540" cy="312" rx="150" ry="34" fill="#f9d98f" opacity=".22" />
      <path d="M450 312l92-128 92 128Z" fill="#f2b45a" />
      <path d="M542 184l92 128h-64Z" fill="#d98a3f" />
      <path d="M542 214l40 98h-80Z" fill="#fdeab4" />
      <path d="M524 312c0-22 6-34 16-34s16 12 16 34Z" fill="#8a5d40" opacity=".55" />
      <circle cx="540" cy="268" r="12" fill="#8a5d40" opacity=".55" />
      <path d="M518 298c8-5 16-5 22 0 6-5 14-5 22 0v10h-44Z" fill="#7a4b36" opacity=".8" />
      <Fox x={452} y={330} size={1.25} />
      <Rabbit x={648} y={330} size={1.1} />
      <g fill="#fbe08a">
        <circle cx="418" cy="262" r="3" />
        <circle cx="474" cy="236" r="2.4" />
        <circle cx="620" cy="246" r="2.8" />
        <circle cx="668" cy="222" r="2.2" />
      </g>
    </svg>
  )
}
