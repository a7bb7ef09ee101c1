import { QueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useAuthStore } from './auth-store.ts'
import { readFault } from './read-fault.ts'

/** What was loaded from the server, for as long as the same parent is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // By default a call without a network is held back without a word, and sent when nobody waits for it any more. It is
    // to fail instead, and what could not be fetched is fetched when the network is back.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// One family's shelf is not for the next.
useAuthStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) queryClient.clear()
})

/** Whether trying again soon can help: nobody answered, or the server itself stumbled. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false
  const { status, offline } = readFault(error)
  return !offline && (status === null || status >= 500)
}
