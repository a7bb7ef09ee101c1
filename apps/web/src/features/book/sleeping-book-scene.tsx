/** A closed book asleep under the moon, for a book that cannot be opened now. */
export function SleepingBookScene() {
  return (
    <svg viewBox="0 0 360 220" role="presentation">
      <path d="M22 186C6 108 46 30 154 20s188 34 190 104-38 76-156 78S30 226 22 186Z" fill="#2f3f6b" />
      <path d="M286 54a24 24 0 1 1-30-30 19 19 0 0 0 30 30Z" fill="#f8dc97" />
      <g fill="#fbeecb">
        <circle cx="86" cy="64" r="2" />
        <circle cx="140" cy="46" r="1.600" />
        <circle cx="210" cy="72" r="1.800" />
        <circle cx="306" cy="108" r="1.600" />
      </g>
      <path d="M24 184c80-26 220-12 316-18-16 28-74 32-156 33S38 214 24 184Z" fill="#3f6b58" />
      <path d="M112 170c-6-2-8-12-2-16l126-4c8 0 12 4 12 10s-4 12-12 12Z" fill="#f7ead0" />
      <path d="M112 172c-10-4-10-20 0-22l130-8v-10l-132 8c-20 2-20 34 0 38l132 2v-8Z" fill="#b4623f" />
      <path d="M126 160l108-4M126 165l108-2" stroke="#dcc79f" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M150 148c4 5 10 5 14 0M182 146c4 5 10 5 14 0"
        stroke="#5a2c1c"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M168 154c3 3 7 3 10 0"
        stroke="#5a2c1c"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="none" stroke="#fbeecb" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M218 112h12l-12 14h12" />
        <path d="M240 84h9l-9 11h9" opacity=".75" />
        <path d="M256 64h6l-6 8h6" opacity=".5" />
      </g>
    </svg>
  )
}
