import { useEffect, useState } from 'react'

/** Milliseconds since a moment (ISO 8601), counted on every second. */
export function useElapsed(since: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - Date.parse(since))
}
