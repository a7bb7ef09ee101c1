import { expect, test } from '@playwright/test'

test('the home page opens without an error in the console', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.locator('main')).toBeVisible()
  await expect(page).toHaveTitle(/Taleglow|童话微光/)
  expect(faults).toEqual([])
})
