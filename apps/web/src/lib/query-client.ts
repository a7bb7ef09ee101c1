import { QueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useAuthStore } from './auth-store.ts'
import { readFault } from './read-fault.ts'

/** What was loaded from the server, for as long as the same parent is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
    },
    mutations: { retry: false },
  },
})

// One family's shelf is not for the next.
useAuthStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) queryClient.clear()
})

/** Whether trying again can help: nobody answered, or the server itself stumbled. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false
  const { status } = readFault(error)
  return status === null || status >= 500
}
