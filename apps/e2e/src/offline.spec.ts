import type { Page } from '@playwright/test'
import { expect, test } from './quiet-page.ts'
import { orderBook, signInAsNewParent } from './walk.ts'

const goOffline = (page: Page, offline: boolean) => page.context().setOffline(offline)
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('without a network neither stopping nor deleting a book is put off without a word', async ({ page }) => {
  test.setTimeout(90_000)
  await signInAsNewParent(page)
  await orderBook(page, '小满')
  const giveUp = page.getByRole('button', { name: '不做了' })
  const stop = async () => {
    await giveUp.click()
    await inDialog(page, '停下，不做了')
  }
  await giveUp.waitFor()
  await goOffline(page, true)
  await stop()
  await expect(page.getByText('书还在继续做。连上网后')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await goOffline(page, false)
  await stop()
  await page.getByRole('link', { name: '回到我的书架' }).click({ timeout: 30_000 })
  const remove = page.getByRole('button', { name: /^删除《/ })
  await remove.waitFor()
  await goOffline(page, true)
  await remove.click()
  await inDialog(page, '删除')
  await expect(page.getByText('这本书还在书架上。连上网后')).toBeVisible()
  await expect(remove).toBeVisible()
  await goOffline(page, false)
  await page.reload()
  await expect(remove).toBeVisible()
})

test('a book that needs the network says so, and opens when it is back', async ({ page }) => {
  await signInAsNewParent(page, '/my-stories')
  const samples = page.getByRole('link', { name: /^打开《/ })
  await samples.first().click()
  await page.getByRole('button', { name: '翻开' }).waitFor()
  await page.getByRole('link', { name: '我的书架' }).last().click()
  await samples.nth(1).waitFor()
  await goOffline(page, true)
  await samples.nth(1).click()
  await expect(page.getByRole('heading', { name: '这本书暂时打不开' })).toBeVisible()
  await expect(page.getByText('现在没有网络。书还在我们这里')).toBeVisible()
  await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  await goOffline(page, false)
  await expect(page.getByRole('button', { name: '翻开' })).toBeVisible()
})
