import { expect, test } from '../quiet-page.ts'

test('the home page opens without an error in the console', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.locator('main')).toBeVisible()
  await expect(page).toHaveTitle(/Taleglow|童话微光/)
})
