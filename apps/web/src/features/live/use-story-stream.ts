import type { StoryEvent } from '@taleglow/contracts'
import { useEffect, useState } from 'react'
import { useUser } from '../../lib/auth-store.ts'
import { reloadUser } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { streamFault } from './stream-fault.ts'
import { useVisible } from './use-visible.ts'

/** Milliseconds before a stream that broke off is opened again. */
const REST_MS = 3000

/** `resting` after a break, `returning` until the server is heard again, `refused` when that is of no use. */
type Phase = 'open' | 'resting' | 'returning' | 'refused'

type StreamProps = {
  storyId: string
  wanted: boolean
  /** Number of the last event taken in. */
  lastEventId: number
  onEvent: (id: string, event: StoryEvent) => void
}

/**
 * Listens to what becomes of a story while somebody can see the page: a host that speaks HTTP/1.1 has six connections
 * for all tabs. Every opening asks for what came after the last event that is known.
 * @returns whether the stream is down
 */
export function useStoryStream({ storyId, wanted, lastEventId, onEvent }: StreamProps): boolean {
  const [phase, setPhase] = useState<Phase>('open')
  const visible = useVisible()
  const open = wanted && visible && (phase === 'open' || phase === 'returning')
  const from = useOpenedFrom(open, lastEventId)
  const queries = trpc.useUtils()
  const stream = trpc.stories.progress.useSubscription(
    { storyId, ...(from > 0 && { lastEventId: String(from) }) },
    {
      enabled: open,
      onStarted: () => setPhase('open'),
      onData: ({ id, data }) => onEvent(id, data),
      onError(error) {
        const { passing, consentDue } = streamFault(error)
        setPhase(passing ? 'resting' : 'refused')
        if (passing) return
        if (consentDue) void reloadUser()
        void queries.stories.get.invalidate({ id: storyId })
      },
    },
  )
  useReturn(phase, setPhase)
  const broken = stream.status === 'connecting' && stream.error !== null
  return broken || phase === 'resting' || phase === 'returning'
}

/** The event after which a stream is opened; it stays as it was while the stream is open, though more events come. */
function useOpenedFrom(open: boolean, lastEventId: number): number {
  const [opening, setOpening] = useState({ open, from: lastEventId })
  if (opening.open === open) return opening.from
  setOpening({ open, from: lastEventId })
  return lastEventId
}

/** Comes back after a rest, and from a refusal when the guardian's consent has been given. */
function useReturn(phase: Phase, setPhase: (phase: Phase) => void): void {
  const consent = useUser()?.consentVersion
  useEffect(() => {
    if (phase !== 'resting') return
    const timer = setTimeout(() => setPhase('returning'), REST_MS)
    return () => clearTimeout(timer)
  }, [phase, setPhase])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a consent that is given is what it waits for.
  useEffect(() => setPhase('open'), [consent, setPhase])
}
