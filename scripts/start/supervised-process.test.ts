import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { delayOf, type Program, SupervisedProcess } from './supervised-process.ts'

const never = new AbortController().signal
/** Says that it is ready, and stops when told to. */
const OBEDIENT = `process.send('ready'); process.on('SIGTERM', () => process.exit(0)); process.on('disconnect', () => process.exit(0))`
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send('ready')`
const NEEDY = `if (process.env.TASTE === undefined) process.send('ready'); else process.exit(3)`
const BROKEN = `console.error('The oven is cold.'); process.exit(3)`

describe('SupervisedProcess', () => {
  let dir: string
  const processes: SupervisedProcess[] = []

  async function supervise(source: string, stopWithinMs = 1000): Promise<SupervisedProcess> {
    const script = join(dir, 'program.mjs')
    await writeFile(script, source)
    const program: Program = {
      name: 'program',
      script,
      stopWithinMs,
      untilReady: (child, signal) => once(child, 'message', { signal }).then(() => {}),
    }
    const supervised = new SupervisedProcess(program, dir, () => {})
    processes.push(supervised)
    return supervised
  }
  const readPid = async () => Number(await readFile(join(dir, 'run/program.pid'), 'utf8'))
  const lives = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'supervised-'))
    for (const name of ['run', 'logs']) await mkdir(join(dir, name))
  })
  afterEach(async () => {
    for (const each of processes.splice(0)) await each.stop()
    await rm(dir, { recursive: true })
  })

  it('writes down the id of the process and takes it away when it is stopped', async () => {
    const supervised = await supervise(OBEDIENT)
    await supervised.start(never)
    const pid = await readPid()
    expect(lives(pid)).toBe(true)
    await supervised.stop()
    expect(lives(pid)).toBe(false)
    await expect(readPid()).rejects.toThrow()
  })

  it('starts a killed process again', async () => {
    await (await supervise(OBEDIENT)).start(never)
    const first = await readPid()
    process.kill(first, 'SIGKILL')
    await vi.waitUntil(async () => (await readPid()) !== first, { timeout: 5000, interval: 10 })
    expect(lives(await readPid())).toBe(true)
  })

  it('ends by force what does not stop', async () => {
    const supervised = await supervise(STUBBORN, 100)
    await supervised.start(never)
    const pid = await readPid()
    await supervised.stop()
    expect(lives(pid)).toBe(false)
  })

  it('gives up what keeps dying before it was ever ready, and says why', async () => {
    const supervised = await supervise(BROKEN)
    await expect(supervised.start(never)).rejects.toThrow('The oven is cold.')
  })

  it('passes an empty variable on as a missing one', async () => {
    vi.stubEnv('TASTE', '')
    await expect((await supervise(NEEDY)).start(never)).resolves.toBeUndefined()
    vi.unstubAllEnvs()
  })

  it('waits longer each time for what dies at once, but never for ever', () => {
    expect([0, 1, 2, 50].map(delayOf)).toEqual([50, 100, 200, 10_000])
  })
})
