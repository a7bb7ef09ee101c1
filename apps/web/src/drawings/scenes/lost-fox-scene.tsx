/** A small fox with a lantern at a signpost whose arms are empty. */
export function LostFoxScene() {
  return (
    <svg viewBox="0 0 360 240" role="presentation">
      <path d="M20 204C10 120 40 34 150 24s190 30 196 110-40 86-160 88S26 246 20 204Z" fill="#2c3c66" />
      <circle cx="268" cy="68" r="24" fill="#f7dd9a" />
      <circle cx="278" cy="62" r="21" fill="#2c3c66" />
      <g fill="#fbeecb">
        <circle cx="92" cy="66" r="2" />
        <circle cx="146" cy="48" r="1.6" />
        <circle cx="206" cy="78" r="1.8" />
        <circle cx="316" cy="118" r="1.6" />
        <circle cx="58" cy="112" r="1.5" />
      </g>
      <path
        d="M18 196c70-34 150-34 214-14 46 14 84 8 112-6-6 42-60 46-158 47S34 238 18 196Z"
        fill="#3f6b58"
      />
      <path d="M26 208c80-20 220-8 312-14-18 26-70 28-152 29S44 234 26 208Z" fill="#34594c" />
      <path d="M246 196V94" stroke="#8a6244" strokeWidth="9" strokeLinecap="round" />
      <path d="M214 104h58l14 11-14 11h-58Z" fill="#c99b6b" />
      <path d="M280 134h-56l-14 11 14 11h56Z" fill="#b98758" />
      <g>
        <path d="M96 196c-34 6-52-14-46-38 16 8 34 8 44 22Z" fill="#e08a45" />
        <path d="M52 158c6 0 10 4 13 10-4 2-10 2-14-1Z" fill="#fdf3e1" />
        <path d="M88 200c-4-40 8-62 32-62s36 22 32 62Z" fill="#e08a45" />
        <path d="M106 200c-2-26 2-40 14-40s16 14 14 40Z" fill="#fdf3e1" />
        <path d="M86 84l10 32h48l10-32c-14 2-24 8-30 16h-8c-6-8-16-14-30-16Z" fill="#d67c37" />
        <path d="M82 124c0-18 16-28 38-28s38 10 38 28c0 16-22 32-38 32s-38-16-38-32Z" fill="#e9964f" />
        <path d="M84 130c10 0 22 2 36 14 14-12 26-14 36-14-4 14-22 26-36 26s-32-12-36-26Z" fill="#fdf3e1" />
        <circle cx="105" cy="124" r="4" fill="#3b2a24" />
        <circle cx="135" cy="124" r="4" fill="#3b2a24" />
        <ellipse cx="120" cy="143" rx="5" ry="3.8" fill="#3b2a24" />
        <path d="M148 170c12-2 20-2 28-8" stroke="#d67c37" strokeWidth="11" strokeLinecap="round" />
      </g>
      <circle cx="180" cy="182" r="26" fill="#f7d27c" opacity=".25" />
      <path d="M172 172h16l4 24h-24Z" fill="#f9dd94" />
      <path d="M180 160v10M170 171h20M168 197h24" stroke="#5b4632" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  )
}
