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
    timeout: 90_000,
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
  await expect(page.getByText(/已从书架上取下/)).toBeVisible()
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('a parent gets an English book and hears it word by word', async ({ page }) => {
    test.setTimeout(150_000)
    await signInAsNewParent(page, '/create', 'en')
    await orderBook(page, 'Maya', 'en')
    await page.getByRole('link', { name: 'Read it now' }).click({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Open the book' }).click()
    await expect(page.locator('p[lang=en]').first()).toContainText(/[a-z]{3,} [a-z]{2,}/)
    await page.getByRole('button', { name: 'Read to me' }).click()
    const lit = page.locator('[data-lit]').first()
    await expect(lit).toHaveText(/^[\w’'-]+$/, { timeout: 15_000 })
    const first = await lit.textContent()
    await expect(lit).not.toHaveText(first ?? '')
    // On a small screen the words run on below; what is spoken is always seen.
    await page.setViewportSize({ width: 390, height: 620 })
    for (let sentence = 0; sentence < 4; sentence += 1) {
      await page.keyboard.press('Shift+ArrowRight')
      await expect(lit).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test('a parent who stops a book keeps what is ready and gets the other credits back', async ({ page }) => {
  test.setTimeout(90_000)
  await signInAsNewParent(page)
  await orderBook(page, '多多')
  const credits = page.getByRole('banner').getByText(/\d+ 积分/)
  await expect(credits).toHaveText('26 积分')
  await page.getByRole('button', { name: '不做了' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停下，不做了' }).click()
  await expect(page.getByRole('heading', { name: '这本书停下了' })).toBeVisible({ timeout: 30_000 })
  await expect(credits).not.toHaveText('26 积分')
  await expect(page).toHaveTitle(/ · 童话微光$/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle(/ · Taleglow$/)
})
