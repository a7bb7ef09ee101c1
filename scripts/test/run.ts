import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname } from 'node:path'
import { ROOT } from '../start/root.ts'

const programs = createRequire(import.meta.url)
const children = new Set<ReturnType<typeof spawn>>()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exitCode = 1
  })
}

/**
 * Runs the JavaScript program `program` (a path inside a package) with this Node, and shows what it says.
 * @returns whether it succeeded
 */
export async function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  // Programs it starts in turn must find this Node first, not an older one of the system.
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const child = spawn(process.execPath, [programs.resolve(program), ...args], {
    cwd: ROOT,
    env: { ...process.env, PATH: path, ...env },
    stdio: 'inherit',
  })
  children.add(child)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  child.once('error', () => resolve(false))
  child.once('exit', (code) => resolve(code === 0))
  const succeeded = await promise
  children.delete(child)
  return succeeded
}

/** Runs turbo's `tasks` over all workspaces, all of them even when one fails; nothing leaves this machine. */
export function runTurbo(tasks: string[], env: Record<string, string> = {}): Promise<boolean> {
  const options = ['--continue', '--concurrency=2', '--cache=local:rw', '--ui=stream']
  const args = ['run', ...options, ...tasks]
  return run('turbo/bin/turbo', args, {
    ...env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  })
}
