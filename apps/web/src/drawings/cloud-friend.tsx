/** A small cloud with a face; sad, it drips. */
export function CloudFriend({ mood }: { mood: 'sad' | 'glad' }) {
  return (
    <svg viewBox="0 0 120 96" role="presentation">
      <path
        d="M26 66C8 66 4 46 20 41c-2-20 22-28 34-15 10-16 38-12 40 9 20 0 24 31 2 31Z"
        fill="#fff"
        stroke="#b9cfdb"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g fill="#4a5568">
        <ellipse cx="46" cy="46" rx="3.5" ry="4.5" />
        <ellipse cx="74" cy="46" rx="3.5" ry="4.5" />
      </g>
      <g fill="#f2a49c" opacity=".7">
        <ellipse cx="36" cy="54" rx="5" ry="3" />
        <ellipse cx="84" cy="54" rx="5" ry="3" />
      </g>
      <path
        d={mood === 'sad' ? 'M54 58c4-4 8-4 12 0' : 'M53 54c4 6 10 6 14 0'}
        stroke="#4a5568"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      {mood === 'sad' && (
        <path d="M36 76l-3 9M56 78l-3 11M78 76l-3 9" stroke="#7fb4d6" strokeWidth="4" strokeLinecap="round" />
      )}
    </svg>
  )
}
