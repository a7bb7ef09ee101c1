import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { installedNode } from './is-installed.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs `script` with the installed Node 24 and ends as it ends. Signals are passed on, and the channel between the
 * two tells the script when this process is gone without a word.
 */
export function handOver(root, script, args) {
  const child = spawn(installedNode(root), [script, ...args], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(`Node 24 could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)))
}
