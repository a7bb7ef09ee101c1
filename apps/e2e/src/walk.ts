import { expect, type Page } from '@playwright/test'

/** Signs a new parent in through the provider's own page and gives the guardian's consent. */
export async function signInAsNewParent(page: Page, from = '/create'): Promise<string> {
  const email = `parent-${crypto.randomUUID()}@example.com`
  await page.goto(from)
  await page.getByRole('button', { name: /Google/ }).click()
  await page.locator('input[name=email][type=email]').fill(email)
  await page.locator('input[name=name]:not([type=hidden])').fill('林妈妈')
  await page.getByRole('button', { name: '登录 · Sign in' }).click()
  await page.getByRole('heading', { name: '开始之前，请您读一读' }).waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: '同意，开始做书' }).click()
  await expect(page).toHaveURL(new RegExp(`${from}$`))
  return email
}

/** Goes through the wizard's five steps and orders a book of six pages. */
export async function orderBook(page: Page, name: string): Promise<void> {
  const next = page.getByRole('button', { name: '下一步' })
  const choose = (choice: string) => page.getByRole('radio', { name: new RegExp(`^${choice}`) }).check()
  await page.getByLabel('孩子的名字').fill(name)
  await choose('4 岁')
  for (const trait of ['勇敢', '好奇', '爱看书']) await page.getByRole('checkbox', { name: trait }).check()
  await next.click()
  await choose('冒险')
  await choose('森林')
  await next.click()
  await choose('水彩')
  await choose('6 页')
  await next.click()
  await page.getByRole('heading', { name: '看看对不对' }).waitFor()
  await next.click()
  await choose('温暖妈妈')
  await page.getByRole('button', { name: '开始做书' }).click()
  await expect(page).toHaveURL(/\/stories\/[0-9a-f-]+\/live$/)
}
