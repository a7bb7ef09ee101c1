import { useEffect } from 'react'

/** Does something when the network is back, as long as it is wanted. */
export function useBackOnline(wanted: boolean, run: () => void): void {
  useEffect(() => {
    if (!wanted) return
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  })
}
