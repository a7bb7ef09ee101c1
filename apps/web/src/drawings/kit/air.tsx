type Place = { x: number; y: number; size?: number }

export function Cloud({ x, y, size = 1, tint = '#fffaf0' }: Place & { tint?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={tint}>
      <path d="M-20 0c-8 0-9-10-1-11 0-9 12-12 16-5 5-8 19-5 18 5 8 0 8 11 0 11Z" />
    </g>
  )
}

export function Sun({ x, y, size = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="24" fill="#fbe3a1" opacity=".45" />
      <circle r="14" fill="#f8cf6a" />
    </g>
  )
}

export function Moon({ x, y, size = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="26" fill="#fbe9b0" opacity=".16" />
      <circle r="15" fill="#fbe7a8" />
      <g fill="#ecd088">
        <circle cx="-5" cy="-3" r="3.2" />
        <circle cx="5" cy="5" r="2.4" />
        <circle cx="4" cy="-7" r="1.6" />
      </g>
    </g>
  )
}

const STARS = [
  [14, 18],
  [38, 42],
  [58, 14],
  [84, 34],
  [112, 12],
  [134, 44],
  [158, 20],
  [186, 36],
  [24, 66],
  [176, 68],
  [98, 56],
]

export function Stars({ tint = '#fdf2cf' }: { tint?: string }) {
  return (
    <g fill={tint}>
      {STARS.map(([x, y], index) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={index % 3 === 0 ? 1.4 : 0.9} />
      ))}
    </g>
  )
}
