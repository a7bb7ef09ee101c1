/** The provider's mark, in the four colours it asks to be shown in. */
export function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width="22" height="22">
      <path
        fill="#4285f4"
        d="M22.5 12.25c0-.8-.1-1.5-.2-2.25H12v4.25h5.9a5 5 0 0 1-2.2 3.3v2.75h3.55c2.1-1.9 3.25-4.7 3.25-8.05Z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.45-1 7.25-2.7L15.7 17.55c-1 .65-2.25 1.05-3.7 1.05-2.85 0-5.25-1.9-6.1-4.5H2.2v2.85A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7.05H2.2a11 11 0 0 0 0 9.9Z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.05.55 4.2 1.65l3.15-3.15A11 11 0 0 0 2.2 7.05L5.9 9.9C6.75 7.3 9.15 5.4 12 5.4Z"
      />
    </svg>
  )
}
