import { setTimeout as pause } from 'node:timers/promises'
import { findCommandLine } from './find-command-line.ts'

const LOOK_AGAIN_MS = 50

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}

/**
 * Ends a process that an earlier, killed run left behind, and waits until it is gone.
 * @param mark what its command line must contain: ids are used again, and another's process is none of ours
 * @param signals sent one after the other, each given `patienceMs`
 */
export async function stopLeftover(
  pid: number,
  mark: string,
  signals: NodeJS.Signals[],
  patienceMs = 5000,
): Promise<void> {
  const lives = async () => (await findCommandLine(pid)).includes(mark)
  for (const signal of signals) {
    if (!(await lives())) return
    send(pid, signal)
    const until = performance.now() + patienceMs
    while (performance.now() < until && (await lives())) await pause(LOOK_AGAIN_MS)
  }
}
