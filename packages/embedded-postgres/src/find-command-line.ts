import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

async function readProc(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The state is the first letter behind the program's name, which is in brackets and may hold anything.
  if (status.slice(status.lastIndexOf(')') + 2).startsWith('Z')) return ''
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
}

async function askPs(pid: number): Promise<string> {
  const { stdout } = await run('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)])
  const [state = '', ...words] = stdout.trim().split(/\s+/)
  return state.startsWith('Z') ? '' : words.join(' ')
}

/** The command line of process `pid`; empty when there is none, or only a zombie is left of it. */
export async function findCommandLine(pid: number): Promise<string> {
  try {
    return (await (process.platform === 'linux' ? readProc(pid) : askPs(pid))).trim()
  } catch {
    return ''
  }
}
