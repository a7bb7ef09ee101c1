import { Scene } from '../kit/scene.tsx'

/** The motif cut from coloured paper with a ruler and a compass. */
export function ModernStyle() {
  return (
    <Scene>
      <rect width="200" height="140" fill="#f4e7d0" />
      <rect x="100" width="100" height="70" fill="#f2b84b" />
      <circle cx="150" cy="70" r="38" fill="#e2593f" />
      <path d="M112 70a38 38 0 0 0 76 0Z" fill="#1f4b5f" />
      <rect x="144" y="70" width="12" height="50" fill="#f4e7d0" />
      <rect x="30" y="66" width="60" height="54" fill="#fffaf0" />
      <path d="M22 66l38-40 38 40Z" fill="#1f4b5f" />
      <path d="M60 26l38 40H60Z" fill="#2f7f86" />
      <path d="M50 120V98a10 10 0 0 1 20 0v22Z" fill="#e2593f" />
      <rect y="112" width="200" height="28" fill="#2f7f86" />
      <path d="M0 140a28 28 0 0 1 56 0ZM56 140a28 28 0 0 1 56 0Z" fill="#f2b84b" opacity=".9" />
    </Scene>
  )
}
