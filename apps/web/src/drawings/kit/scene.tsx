import type { ReactNode } from 'react'

/** A landscape drawing of 200 × 140 that fills the room it is given. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 140"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      role="presentation"
    >
      {children}
    </svg>
  )
}
