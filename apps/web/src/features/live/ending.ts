import type { StoryStatus } from '@taleglow/contracts'

/** How the making of a story ended, as its texts are called. */
export type Ending = 'done' | 'failed' | 'cancelled'

/** Null while the story is being made. */
export function endingOf(status: StoryStatus): Ending | null {
  if (status === 'completed') return 'done'
  return status === 'failed' || status === 'cancelled' ? status : null
}
