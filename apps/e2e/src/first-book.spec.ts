import { expect, test } from './quiet-page.ts'
import { orderBook, signInAsNewParent } from './walk.ts'

test('a parent signs in, orders a book, watches it fill itself through a reload, reads it, and deletes it', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await signInAsNewParent(page)
  await orderBook(page, '小满')
  await expect(page.getByRole('button', { name: /第 1 页：字写好了/ })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: /第 1 页：字写好了，画好了，可以听/ })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('link', { name: '现在就读' }).click({ timeout: 90_000 })
  await expect(page).toHaveURL(/\/stories\/[0-9a-f-]+$/)
  await page.getByRole('button', { name: '翻开' }).click()
  await page.getByRole('button', { name: '读给我听' }).click()
  await expect(page.locator('[data-lit]').first()).toBeVisible({ timeout: 15_000 })
  await page.goto('/my-stories')
  await page.getByRole('button', { name: /^删除《/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('书架还空着')).toBeVisible()
})
