const FRAME = '#5b6b86'
const SEAT = '#d9564d'

export function WheelchairBehind() {
  return (
    <>
      <path d="M84 170h72a8 8 0 0 1 8 8v60H76v-60a8 8 0 0 1 8-8Z" fill={SEAT} opacity=".9" />
      <path
        d="M74 172c-10-2-14-2-18 0M166 172c10-2 14-2 18 0"
        stroke={FRAME}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  )
}

export function WheelchairBefore() {
  return (
    <g fill="none">
      <path d="M78 244h84" stroke={SEAT} strokeWidth="11" strokeLinecap="round" />
      <path d="M92 294h56" stroke={FRAME} strokeWidth="7" strokeLinecap="round" />
      {[64, 176].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="244" rx="14" ry="50" stroke="#3e4658" strokeWidth="8" />
          <ellipse cx={x} cy="244" rx="8" ry="40" stroke={FRAME} strokeWidth="3.5" />
          <path d={`M${x} 206v76M${x - 8} 244h16`} stroke="#aeb8c8" strokeWidth="2.5" />
          <circle cx={x} cy="244" r="5" fill={FRAME} />
        </g>
      ))}
    </g>
  )
}
