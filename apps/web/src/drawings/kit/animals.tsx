type Place = { x: number; y: number; size?: number }

/** A rabbit that sits at (x, y) and looks at you. */
export function Rabbit({ x, y, size = 1, fur = '#fbf3e6' }: Place & { fur?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-8-36c-6-14-5-26 0-26s7 12 5 25M8-36c6-14 5-26 0-26s-7 12-5 25" fill={fur} />
      <path d="M-8-40c-3-8-2-15 0-16 2 1 3 8 2 15M8-40c3-8 2-15 0-16-2 1-3 8-2 15" fill="#f2b7ae" />
      <path d="M-14 0c-4-16 4-24 14-24s18 8 14 24Z" fill={fur} />
      <ellipse cx="0" cy="-29" rx="14" ry="12.5" fill={fur} />
      <path d="M-11-19c6 5 16 5 22 0l1 5c-7 5-17 5-24 0Z" fill="#d9534a" />
      <circle cx="-5.5" cy="-30" r="2" fill="#3b2a2a" />
      <circle cx="5.5" cy="-30" r="2" fill="#3b2a2a" />
      <path d="M-1.8-26.5h3.6L0-24.5Z" fill="#e48b86" />
      <circle cx="-9" cy="-26" r="2.6" fill="#f0a79b" opacity=".6" />
      <circle cx="9" cy="-26" r="2.6" fill="#f0a79b" opacity=".6" />
    </g>
  )
}

export function Fox({ x, y, size = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M10-4c14 4 22-6 20-18-7 5-14 4-20 10Z" fill="#d97c3c" />
      <path d="M25-18c3-1 4-3 5-4 1 5 0 9-2 12-2-2-3-5-3-8Z" fill="#fdf3e1" />
      <path d="M-13 0c-3-17 4-25 13-25s16 8 13 25Z" fill="#e58d49" />
      <path d="M-5 0c-1-10 1-16 5-16s6 6 5 16Z" fill="#fdf3e1" />
      <path d="M-14-44l5 14h18l5-14c-6 1-9 4-11 8h-6c-2-4-5-7-11-8Z" fill="#d97c3c" />
      <path d="M-15-30c0-7 7-11 15-11s15 4 15 11c0 6-8 12-15 12s-15-6-15-12Z" fill="#e9964f" />
      <path d="M-14-27c4 0 9 1 14 6 5-5 10-6 14-6-2 5-8 9-14 9s-12-4-14-9Z" fill="#fdf3e1" />
      <circle cx="-6" cy="-30" r="1.9" fill="#3b2a2a" />
      <circle cx="6" cy="-30" r="1.9" fill="#3b2a2a" />
      <ellipse cx="0" cy="-22.5" rx="2.2" ry="1.7" fill="#3b2a2a" />
    </g>
  )
}

export function Bear({
  x,
  y,
  size = 1,
  fur = '#a9744b',
  scarf = '#4b86c8',
}: Place & { fur?: string; scarf?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-17 0c-4-20 4-30 17-30S21-20 17 0Z" fill={fur} />
      <ellipse cx="0" cy="-8" rx="9" ry="9" fill="#e8c79c" />
      <circle cx="-12" cy="-48" r="6" fill={fur} />
      <circle cx="12" cy="-48" r="6" fill={fur} />
      <circle cx="0" cy="-38" r="16" fill={fur} />
      <path d="M-13-27c8 6 18 6 26 0l1 6c-8 6-20 6-28 0Z" fill={scarf} />
      <ellipse cx="0" cy="-33" rx="7" ry="5.5" fill="#e8c79c" />
      <circle cx="-6" cy="-41" r="1.9" fill="#3b2a2a" />
      <circle cx="6" cy="-41" r="1.9" fill="#3b2a2a" />
      <ellipse cx="0" cy="-35" rx="2.6" ry="1.9" fill="#3b2a2a" />
      <path
        d="M0-33v2M-3-30c2 1.5 4 1.5 6 0"
        stroke="#3b2a2a"
        strokeWidth="1.2"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}
