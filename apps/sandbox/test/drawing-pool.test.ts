import { afterEach, expect, it } from 'vitest'
import { DrawingPool } from '../src/engines/drawing-pool.ts'

const request = { prompt: 'a fox', references: [], size: 64, seed: '1' }
const never = new AbortController().signal

let pool: DrawingPool
afterEach(() => pool.close())

function poolOf(script: string, size = 1): DrawingPool {
  const code = `const { parentPort } = require('node:worker_threads'); let asked = 0; parentPort.on('message', ${script})`
  pool = new DrawingPool(new URL(`data:text/javascript,${encodeURIComponent(asModule(code))}`), size)
  return pool
}

function asModule(code: string): string {
  return `import { createRequire } from 'node:module'; const require = createRequire('${import.meta.url}'); ${code}`
}

const answerCount = '() => parentPort.postMessage({ picture: Uint8Array.of(++asked) })'

it('draws in one thread after the other when there are more requests than threads', async () => {
  poolOf(answerCount)
  const pictures = await Promise.all([1, 2, 3].map(() => pool.draw(request, never)))
  expect(pictures.map((picture) => picture[0])).toEqual([1, 2, 3])
})

it("throws the illustrator's error and keeps the thread", async () => {
  poolOf(
    '() => parentPort.postMessage(++asked === 1 ? { error: "no paint" } : { picture: Uint8Array.of(asked) })',
  )
  await expect(pool.draw(request, never)).rejects.toThrow('no paint')
  expect((await pool.draw(request, never))[0]).toBe(2)
})

it('ends an aborted drawing and gives the next one a new thread', async () => {
  poolOf(
    '({ prompt }) => { if (prompt === "endless") for (;;); parentPort.postMessage({ picture: Uint8Array.of(++asked) }) }',
  )
  const abort = new AbortController()
  const endless = pool.draw({ ...request, prompt: 'endless' }, abort.signal)
  const next = pool.draw(request, never)
  abort.abort()
  await expect(endless).rejects.toThrow(/abort/i)
  expect((await next)[0]).toBe(1)
})

it('takes a waiting request out when it is aborted', async () => {
  poolOf(answerCount)
  const abort = new AbortController()
  const first = pool.draw(request, never)
  const waiting = pool.draw(request, abort.signal)
  abort.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
  await first
  expect((await pool.draw(request, never))[0]).toBe(2)
})

it('survives a thread that dies', async () => {
  poolOf(
    '({ prompt }) => { if (prompt === "crash") process.exit(3); parentPort.postMessage({ picture: Uint8Array.of(++asked) }) }',
  )
  await expect(pool.draw({ ...request, prompt: 'crash' }, never)).rejects.toThrow(/ended before/)
  expect((await pool.draw(request, never))[0]).toBe(1)
})
