import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useAuthStore } from '../../lib/auth-store.ts'

/** Holds a navigation back while the draft has changes; a session that ended is let go, since the draft is kept. */
export function useLeavePrompt(hasChanges: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges() &&
      useAuthStore.getState().user !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasChanges() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
  return blocker
}
