import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { orderBook, signInAsNewParent } from './walk.ts'

function kill(name: 'server' | 'worker'): void {
  const pid = readFileSync(join(process.env.E2E_DATA_DIR ?? '', `run/${name}.pid`), 'utf8')
  process.kill(Number(pid), 'SIGKILL')
}

test('a book is finished although its worker is killed in the middle of it', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAsNewParent(page)
  await orderBook(page, '安安')
  await expect(page.getByRole('button', { name: /第 1 页：字写好了，画好了/ })).toBeVisible({
    timeout: 60_000,
  })
  kill('worker')
  await expect(page.getByRole('link', { name: '现在就读' })).toBeVisible({ timeout: 90_000 })
})

test('a live page misses nothing when its server is killed', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAsNewParent(page)
  await orderBook(page, '豆豆')
  await expect(page.getByRole('button', { name: /第 1 页：字写好了/ })).toBeVisible({ timeout: 60_000 })
  process.kill(
    Number(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'run/server.pid'), 'utf8')),
    'SIGKILL',
  )
  await expect(page.getByRole('link', { name: '现在就读' })).toBeVisible({ timeout: 90_000 })
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await expect(
      page.getByRole('button', { name: new RegExp(`第 ${number} 页：字写好了，画好了，可以听`) }),
    ).toBeVisible()
  }
})
