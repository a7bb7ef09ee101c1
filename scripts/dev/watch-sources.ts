import { watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../start/root.ts'
import type { Backend } from '../start/start-backend.ts'

type Name = keyof Backend

/** Which processes run what lies in which folder. */
const RUNS: Record<string, Name[]> = {
  'apps/sandbox': ['sandbox'],
  'apps/server/src': ['server'],
  'apps/worker/src': ['worker'],
  'packages/api/src': ['server'],
  'packages/contracts/src': ['server', 'worker'],
  'packages/core/src': ['server', 'worker'],
  'packages/db/src': ['server', 'worker'],
  'packages/i18n/src': ['server', 'worker'],
  'packages/vendors/src': ['server', 'worker'],
}
/** An editor writes a file in several steps, and a branch is changed in many files. */
const SETTLE_MS = 150
const IGNORED = /node_modules|\.test\.ts$|(^|[/\\])\.|~$/

/** Starts processes of `backend` afresh when their sources change, until `signal` aborts. */
export function watchSources(backend: Backend, say: (line: string) => void, signal: AbortSignal): void {
  const changed = new Set<Name>()
  let settled: NodeJS.Timeout | undefined
  const restart = () => {
    say(`Changed: ${[...changed].join(' and ')} starts afresh.`)
    for (const name of changed) void backend[name]?.restart()
    changed.clear()
  }
  for (const [folder, names] of Object.entries(RUNS)) {
    watch(join(ROOT, folder), { recursive: true, signal }, (_, file) => {
      if (!file || IGNORED.test(file)) return
      for (const name of names) changed.add(name)
      clearTimeout(settled)
      settled = setTimeout(restart, SETTLE_MS)
    })
  }
}
