import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

const LOG = new URL('../../src/log/index.ts', import.meta.url).href
const PROGRAM = `
  import { createLog } from '${LOG}'
  process.once('message', () => {
    const log = createLog('test', 'info')
    for (let line = 0; line < 3; line += 1) log.info('nobody reads this')
    process.exit(7)
  })
  process.send('ready')`

it('does not keep a process from ending whose reader was killed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  child.stdout?.destroy()
  await once(child.stdout as NonNullable<typeof child.stdout>, 'close')
  child.send('log')
  expect(await once(child, 'exit')).toEqual([7, null])
})
