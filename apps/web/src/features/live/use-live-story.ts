import { isFinished, type Story } from '@taleglow/contracts'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { reloadUser } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { type FreshPart, type LiveState, liveReducer, openLive } from './live-state.ts'

/** Milliseconds before a subscription that broke off with an error is opened again. */
const RESUME_MS = 3000

export type LiveStory = LiveState & {
  /** The stream is down; what is shown may be behind, the story goes on. */
  reconnecting: boolean
  onShown: (part: FreshPart) => void
}

/** A story as it is being made: what was there at first, and everything the stream tells from then on. */
export function useLiveStory(story: Story): LiveStory {
  const [state, dispatch] = useReducer(liveReducer, story, openLive)
  const finished = isFinished(state.status)
  useEffect(() => dispatch({ type: 'story', story }), [story])
  const status = trpc.stories.status.useQuery({ id: story.id }, { staleTime: 0 })
  useEffect(() => {
    if (status.data) dispatch({ type: 'progress', progress: status.data })
  }, [status.data])
  const stream = trpc.stories.progress.useSubscription(
    { storyId: story.id },
    {
      enabled: !finished,
      onData: ({ id, data }) => dispatch({ type: 'event', id, event: data }),
    },
  )
  useResume(stream.status === 'error' && !finished, stream.reset)
  useSettled(story.id, finished)
  const onShown = useCallback((part: FreshPart) => dispatch({ type: 'shown', part }), [])
  const down = stream.status === 'error' || (stream.status === 'connecting' && stream.error !== null)
  return { ...state, reconnecting: down && !finished, onShown }
}

/** Opens a stream again that ended with an error which the client takes for final. */
function useResume(broken: boolean, reset: () => void): void {
  useEffect(() => {
    if (!broken) return
    const timer = setTimeout(reset, RESUME_MS)
    return () => clearTimeout(timer)
  }, [broken, reset])
}

/** When the story ends before our eyes, the credits and what was loaded of it are out of date. */
function useSettled(id: string, finished: boolean): void {
  const queries = trpc.useUtils()
  const [before] = useState(finished)
  useEffect(() => {
    if (!finished || before) return
    void queries.stories.get.invalidate({ id })
    void queries.stories.list.invalidate()
    void reloadUser()
  }, [finished, before, id, queries])
}
