/** A small lamp over an open book. */
export function LampAndBook() {
  return (
    <svg viewBox="0 0 160 160" role="presentation">
      <path d="M46 74 22 134h116l-24-60Z" fill="#fbe3a1" opacity=".55" />
      <path d="M80 4v24" stroke="#70503a" strokeWidth="4" strokeLinecap="round" />
      <path d="M62 30h36l18 40c-22 8-50 8-72 0Z" fill="#d9695a" />
      <path d="M62 30h36l5 11c-14 4-32 4-46 0Z" fill="#c2523f" />
      <path d="M68 74a12 10 0 0 0 24 0Z" fill="#fff3cf" />
      <path
        d="M80 118c-12-10-34-13-58-10v34c24-3 46 0 58 10 12-10 34-13 58-10v-34c-24-3-46 0-58 10Z"
        fill="#a4553f"
      />
      <path
        d="M80 112c-12-10-32-13-54-10v34c22-3 42 0 54 10 12-10 32-13 54-10v-34c-22-3-42 0-54 10Z"
        fill="#fffaf0"
      />
      <g fill="none" stroke="#cbb48d" strokeWidth="3" strokeLinecap="round">
        <path d="M80 114v30" />
        <path d="M36 112c12-1 22 1 32 6M36 122c12-1 22 1 32 6M92 118c10-5 20-7 32-6M92 128c8-4 14-6 22-6" />
      </g>
    </svg>
  )
}
