import { listen } from '@taleglow/db'
import { STORY_CHANNEL } from './record-event.ts'

/** Tells who watches a story on this server that it has something new. */
export type StoryFeed = {
  /** A watch counts from the moment it is made; `next` resolves at the first news since it was last asked. */
  watch(storyId: string): { next(signal: AbortSignal): Promise<void>; close(): void }
  close(): Promise<void>
}

type Watch = { news: boolean; wake: (() => void) | null }

function stir(watch: Watch): void {
  watch.news = true
  watch.wake?.()
}

function waitForNews(watch: Watch, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      signal.removeEventListener('abort', finish)
      watch.wake = null
      watch.news = false
      resolve()
    }
    if (watch.news || signal.aborted) return finish()
    watch.wake = finish
    signal.addEventListener('abort', finish)
  })
}

/** Opens the one LISTEN connection of a server process and fans its news out in memory. */
export async function createStoryFeed(databaseUrl: string): Promise<StoryFeed> {
  const watches = new Map<string, Set<Watch>>()
  const stirAll = () => {
    for (const set of watches.values()) for (const watch of set) stir(watch)
  }
  const listener = await listen(
    databaseUrl,
    STORY_CHANNEL,
    (storyId) => watches.get(storyId)?.forEach(stir),
    stirAll,
  )
  return {
    watch(storyId) {
      const watch: Watch = { news: false, wake: null }
      const set = watches.get(storyId) ?? new Set()
      watches.set(storyId, set.add(watch))
      return {
        next: (signal) => waitForNews(watch, signal),
        close() {
          set.delete(watch)
          if (set.size === 0 && watches.get(storyId) === set) watches.delete(storyId)
        },
      }
    },
    close: () => listener.close(),
  }
}
