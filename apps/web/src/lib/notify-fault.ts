import { notify } from '@taleglow/ui'
import { readFault } from './read-fault.ts'

type Words = { title: string; hint: string }

/** Tells that a call failed: with the server's own sentence where it gave one, else with the hint. */
export function notifyFault(error: unknown, words: { failed: Words; offline: Words }): void {
  const { offline, message } = readFault(error)
  const { title, hint } = offline ? words.offline : words.failed
  notify({ type: 'error', title, message: message || hint })
}
