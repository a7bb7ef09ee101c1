/** An ink pot that fell over on an open page, and the small hedgehog who did it. */
export function SpiltInkScene() {
  return (
    <svg viewBox="0 0 360 240" role="presentation">
      <path
        d="M24 178C10 120 60 60 150 46s182 18 190 82-40 88-150 92S34 222 24 178Z"
        fill="#f0d9ae"
        opacity=".8"
      />
      <path
        d="M180 96c-30-22-84-28-132-18v104c48-10 102-4 132 18 30-22 84-28 132-18V78c-48-10-102-4-132 18Z"
        fill="#fffaf0"
        stroke="#b78f61"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M180 96v104" stroke="#d9c2a0" strokeWidth="3" />
      <path
        d="M70 100c30-4 62 0 90 12M70 120c30-4 62 0 90 12M70 140c16-2 30-2 44 1"
        stroke="#ddc9a9"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M214 138c16-12 46-14 62-4 22 14 14 34-8 36-10 1-10 12-22 12-10 0-8-10-18-12-20-4-28-22-14-32Z"
        fill="#3d5f8f"
      />
      <circle cx="292" cy="172" r="6" fill="#3d5f8f" />
      <circle cx="208" cy="182" r="4" fill="#3d5f8f" />
      <path
        d="M236 112l40-14 9 26-40 14Z"
        fill="#cfe0ea"
        stroke="#7d93a8"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M232 113l-8 3 9 26 8-3Z" fill="#7d93a8" />
      <g>
        <path d="M76 196c-8-34 14-58 44-56 26 2 40 24 36 56Z" fill="#8a6548" />
        <path
          d="M82 170l-12-6M86 156l-10-10M96 146l-6-12M110 140l-2-13M124 140l4-12"
          stroke="#6f4f37"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M112 196c-6-22 4-38 22-38 20 0 34 16 36 26 2 8-6 12-16 12Z" fill="#e9c9a0" />
        <circle cx="143" cy="173" r="3.5" fill="#3b2a24" />
        <circle cx="170" cy="183" r="4.5" fill="#3b2a24" />
        <path
          d="M146 187c4 3 8 3 12 1"
          stroke="#8a6548"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
        />
        <circle cx="133" cy="184" r="5" fill="#e79d83" opacity=".6" />
        <path
          d="M122 198c8-4 12-12 12-20"
          stroke="#d9b48a"
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </svg>
  )
}
