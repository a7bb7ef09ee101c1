import { useCallback } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { mediaExpired } from './media-address.ts'

/**
 * For a picture or a recording that would not load: a book left open overnight has addresses that have expired, and is
 * fetched again for new ones.
 * @returns a function that says whether new addresses are on their way
 */
export function useRenewMedia(storyId: string): () => boolean {
  const queries = trpc.useUtils()
  return useCallback(() => {
    const story = queries.stories.get.getData({ id: storyId })
    if (!story || !mediaExpired(story)) return false
    void queries.stories.get.invalidate({ id: storyId })
    return true
  }, [queries, storyId])
}
