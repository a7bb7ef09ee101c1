/** An empty shelf by a window at night: a lamp is lit, a cat waits where the first book will stand. */
export function EmptyShelfScene() {
  return (
    <svg viewBox="0 0 360 240" role="presentation">
      <path d="M26 210C4 120 40 26 160 18s182 40 178 118-42 88-160 90S42 250 26 210Z" fill="#f2dcb2" />
      <path d="M206 46h96c4 0 7 3 7 7v82c0 4-3 7-7 7h-96c-4 0-7-3-7-7V53c0-4 3-7 7-7Z" fill="#8a6244" />
      <path d="M207 54h44v80h-44ZM257 54h44v80h-44Z" fill="#2f3f6b" />
      <path d="M290 78a15 15 0 1 1-19-19 12 12 0 0 0 19 19Z" fill="#f8dc97" />
      <g fill="#fbeecb">
        <circle cx="220" cy="72" r="1.700" />
        <circle cx="238" cy="92" r="1.400" />
        <circle cx="268" cy="112" r="1.500" />
        <circle cx="226" cy="116" r="1.300" />
      </g>
      <path d="M207 134v-14c12-8 28-10 44-4v18ZM257 134v-20c14-4 30-2 44 6v14Z" fill="#3f6b58" />
      <circle cx="92" cy="112" r="66" fill="#ffe9b0" opacity=".55" />
      <path d="M92 186v-62" stroke="#8a6244" strokeWidth="6" strokeLinecap="round" />
      <path d="M60 126c4-24 14-38 32-38s28 14 32 38c-20 6-44 6-64 0Z" fill="#e9964f" />
      <path d="M66 126c18 4 34 4 52 0" stroke="#c97a38" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M76 186h32" stroke="#8a6244" strokeWidth="8" strokeLinecap="round" />
      <path d="M20 190c100-5 220-5 322 0v16c-102 5-222 5-322 0Z" fill="#a8744c" />
      <path d="M24 206c100 4 214 4 314 0v6c-100 5-214 5-314 0Z" fill="#85583a" />
      <g>
        <path d="M258 190c18 2 30-4 32-16 1-7-9-9-10-2-1 6-8 8-18 6Z" fill="#5d5a66" />
        <path d="M196 192c-6-40 12-62 38-62s40 24 36 62Z" fill="#6b6875" />
        <path d="M222 192c-4-20 0-34 12-34s16 14 12 34Z" fill="#f4ead9" />
        <path d="M204 104l4 26h48l6-26c-10 2-16 7-20 13h-18c-4-6-10-11-20-13Z" fill="#5d5a66" />
        <path d="M202 134c0-16 14-24 31-24s31 8 31 24-16 26-31 26-31-10-31-26Z" fill="#6b6875" />
        <path d="M219 148c4-6 24-6 28 0 0 6-6 11-14 11s-14-5-14-11Z" fill="#f4ead9" />
        <path
          d="M215 136c3-4 8-4 11 0M240 136c3-4 8-4 11 0"
          stroke="#2f2a33"
          strokeWidth="2.800"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M230 147h6l-3 4ZM233 151v3"
          stroke="#2f2a33"
          strokeWidth="2"
          strokeLinejoin="round"
          fill="#2f2a33"
        />
        <path d="M212 160c14 6 28 6 42 0v6c-14 6-28 6-42 0Z" fill="#c5543f" />
        <circle cx="233" cy="170" r="4.500" fill="#f2c14e" />
      </g>
      <path
        d="M140 184v-34h30v34"
        stroke="#a8744c"
        strokeWidth="2.500"
        strokeDasharray="4 6"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
