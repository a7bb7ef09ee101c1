import type { AppRouter } from '@taleglow/api'
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { EventSource } from 'eventsource'
import { authorizedCall } from './authorized-fetch.ts'
import { streamFetch } from './stream-fetch.ts'

const url = '/trpc'

export const trpc = createTRPCReact<AppRouter>()

/** Subscriptions stream, queries travel together, and a mutation goes alone with its idempotency key. */
export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (op) => op.type === 'subscription',
      true: httpSubscriptionLink({
        url: new URL(url, location.origin).href,
        EventSource,
        eventSourceOptions: { fetch: streamFetch },
      }),
      false: splitLink({
        condition: (op) => op.type === 'mutation',
        true: httpLink({ url, fetch: authorizedCall, headers: ({ op }) => idempotencyHeader(op.context) }),
        false: httpBatchLink({ url, fetch: authorizedCall, maxURLLength: 4000 }),
      }),
    }),
  ],
})

function idempotencyHeader(context: Record<string, unknown>): Record<string, string> {
  const key = context.idempotencyKey
  return typeof key === 'string' ? { 'idempotency-key': key } : {}
}
