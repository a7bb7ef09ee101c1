import { randomUUID } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findCommandLine } from './find-command-line.ts'
import { type OpenPostgres, openPostgres } from './open-postgres.ts'

const folders: string[] = []
const open: OpenPostgres[] = []

function nameFolder(): string {
  const dir = join(tmpdir(), `keeper-${randomUUID()}`)
  folders.push(dir)
  return dir
}

async function openIn(dir: string, disposable = false): Promise<OpenPostgres> {
  const server = await openPostgres({ dir, disposable })
  open.push(server)
  return server
}

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  return (await client.unsafe(statement).finally(() => client.end())) as unknown as T[]
}

const readPid = async (dir: string) =>
  Number.parseInt(await readFile(join(dir, 'data/postmaster.pid'), 'utf8'), 10)

describe('openPostgres', () => {
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close()
    for (const dir of folders.splice(0)) await rm(dir, { recursive: true, force: true })
  })

  it('keeps data and address from one time to the next', async () => {
    const dir = nameFolder()
    const first = await openIn(dir)
    await ask(first.url, `create table toys as select '月亮' as name`)
    await first.close()
    const second = await openIn(dir)
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select name from toys')).toEqual([{ name: '月亮' }])
  })

  it('leaves no server behind when it is closed, and nothing of a disposable one', async () => {
    const dir = nameFolder()
    const server = await openIn(dir, true)
    const pid = await readPid(dir)
    expect(await findCommandLine(pid)).toContain(dir)
    await server.close()
    expect(await findCommandLine(pid)).toBe('')
    await expect(stat(dir)).rejects.toThrow('ENOENT')
  })

  it('takes over data that a server without its keeper still holds', async () => {
    const dir = nameFolder()
    const first = await openIn(dir)
    await ask(first.url, 'create table toys (name text)')
    const orphan = await readPid(dir)
    process.kill(first.keeperPid, 'SIGKILL')
    await vi.waitUntil(async () => (await findCommandLine(first.keeperPid)) === '', { interval: 10 })
    expect(await findCommandLine(orphan)).toContain(dir)
    const second = await openIn(dir)
    expect(await readPid(dir)).not.toBe(orphan)
    expect(await ask(second.url, 'select name from toys')).toEqual([])
  })

  it('gives only who has the password access', async () => {
    const { url } = await openIn(nameFolder(), true)
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  })
})
