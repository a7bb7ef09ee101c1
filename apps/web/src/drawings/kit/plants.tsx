type Place = { x: number; y: number; size?: number }

/** A round tree whose trunk stands at (x, y). */
export function Tree({ x, y, size = 1, leaf = '#6f9f5a' }: Place & { leaf?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-4 0c2-10 2-18 1-26h7c-1 8 0 16 2 26Z" fill="#7a573f" />
      <circle cx="0" cy="-38" r="20" fill={leaf} />
      <circle cx="-14" cy="-28" r="13" fill={leaf} />
      <circle cx="15" cy="-29" r="13" fill={leaf} />
      <path
        d="M-14-46c4-8 12-11 20-9M-20-32c1-3 3-6 6-7M10-24c4 1 9-1 11-4"
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}

export function Pine({ x, y, size = 1, leaf = '#4d7f68' }: Place & { leaf?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3-8h6V0h-6Z" fill="#6d4d38" />
      <path
        d="M0-56l12 20h-6l10 15h-7l9 14h-36l9-14h-7l10-15h-6Z"
        fill={leaf}
        strokeLinejoin="round"
        stroke={leaf}
        strokeWidth="3"
      />
    </g>
  )
}

export function Flower({ x, y, size = 1, petal = '#ef7d8d' }: Place & { petal?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M0 0c1-6 1-10 0-15M0-5c4-1 6-3 8-6M0-3c-4-1-6-3-7-5"
        stroke="#4f8a4d"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <g fill={petal}>
        <circle cx="0" cy="-22" r="3.8" />
        <circle cx="5" cy="-18" r="3.8" />
        <circle cx="3" cy="-13" r="3.8" />
        <circle cx="-3" cy="-13" r="3.8" />
        <circle cx="-5" cy="-18" r="3.8" />
      </g>
      <circle cx="0" cy="-17" r="3" fill="#fbd768" />
    </g>
  )
}

export function Mushroom({ x, y, size = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-4 0c0-5 1-8 1-12h6c0 4 1 7 1 12Z" fill="#fbf0dc" />
      <path d="M-12-10c0-16 24-16 24 0Z" fill="#d9534a" />
      <circle cx="-4" cy="-15" r="2" fill="#fff5e6" />
      <circle cx="4" cy="-17" r="2.2" fill="#fff5e6" />
      <circle cx="7" cy="-12.5" r="1.4" fill="#fff5e6" />
    </g>
  )
}
