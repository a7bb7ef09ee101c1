import { expect, test } from '../quiet-page.ts'

test('the home page opens without an error in the console', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.locator('main')).toBeVisible()
  await expect(page).toHaveTitle(/Taleglow|童话微光/)
})

test('the book that turns its own pages fits the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await page.getByRole('button', { name: '念给我听' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
