import { isFinished, type Story, type StoryEvent } from '@taleglow/contracts'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { reloadUser } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRenewMedia } from '../book/use-renew-media.ts'
import { type FreshPart, type LiveState, liveReducer, openLive } from './live-state.ts'
import { useStoryStream } from './use-story-stream.ts'

export type LiveStory = LiveState & {
  /** The stream is down; what is shown may be behind, the story goes on. */
  reconnecting: boolean
  onShown: (part: FreshPart) => void
  /** A picture or a recording did not load. */
  onMediaFailed: () => void
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
  const reconnecting = useStoryStream({
    storyId: story.id,
    wanted: !finished,
    lastEventId: state.lastEventId,
    onEvent: (id: string, event: StoryEvent) => dispatch({ type: 'event', id, event }),
  })
  useSettled(story.id, finished)
  const onShown = useCallback((part: FreshPart) => dispatch({ type: 'shown', part }), [])
  const onMediaFailed = useRenewMedia(story.id)
  return { ...state, reconnecting: reconnecting && !finished, onShown, onMediaFailed }
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
