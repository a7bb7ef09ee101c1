import type { Page } from '@playwright/test'
import { expect, test } from './quiet-page.ts'
import { orderBook, signInAsNewParent } from './walk.ts'

test.use({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })

/** How many lines of a page's text are in sight, be they written on or not. */
const roomForLines = (page: Page) =>
  page
    .locator('p[lang]')
    .first()
    .evaluate((text) => {
      const column = text.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const seen = Math.min(column.bottom, innerHeight) - column.top
      return seen / Number.parseFloat(getComputedStyle(text).lineHeight)
    })

// The picture stood over the text, and less than one line of it was in sight.
test('on a phone held sideways a page of the reader is seen with its picture and its words', async ({
  page,
}) => {
  await signInAsNewParent(page, '/my-stories')
  await page
    .getByRole('link', { name: /^打开《/ })
    .first()
    .click()
  await page.getByRole('button', { name: '翻开' }).click()
  await expect(page.getByText('1 / 6')).toBeVisible()
  await expect.poll(() => roomForLines(page)).toBeGreaterThanOrEqual(5)
  await expect(page.locator('figure').first()).toBeInViewport({ ratio: 1 })
})

test('on a phone held sideways a book in the making shows picture and words', async ({ page }) => {
  test.setTimeout(90_000)
  await signInAsNewParent(page)
  await orderBook(page, '小满')
  await page.getByRole('button', { name: /第 1 页：字写好了/ }).click({ timeout: 30_000 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => roomForLines(page)).toBeGreaterThanOrEqual(5)
  await expect(page.locator('figure').first()).toBeInViewport({ ratio: 1 })
})
