import { readFault } from '../../lib/read-fault.ts'

/** Whether a story is not there (any more): it was deleted, perhaps in another tab, or is somebody else's. */
export function isGone(error: unknown): boolean {
  return readFault(error).code === 'NOT_FOUND'
}
