import { expect, test } from '../quiet-page.ts'
import { signIn, signInAsNewParent } from '../walk.ts'

test('a visitor is asked to sign in, and comes back to where the way began', async ({ page }) => {
  await page.goto('/my-stories')
  await expect(page).toHaveURL(/\/auth/)
  await signInAsNewParent(page, '/my-stories')
  await expect(page.getByRole('heading', { name: '我的书架' })).toBeVisible()
})

test('a sign-in refused at the provider leaves the parent where it can be tried again', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('button', { name: /Google/ }).click()
  await page.getByRole('button', { name: /Decline/ }).click()
  await expect(page.getByText('您在登录页面点了取消')).toBeVisible()
})

test('signing out in one tab signs the others out', async ({ page, context }) => {
  await signInAsNewParent(page, '/my-stories')
  const other = await context.newPage()
  await other.goto('/my-stories')
  await expect(other.getByRole('heading', { name: '我的书架' })).toBeVisible()
  await page.getByRole('button', { name: '退出' }).click()
  await expect(other).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull()
})

test('a story that is not there says so', async ({ page }) => {
  await signInAsNewParent(page, '/my-stories')
  await page.goto('/stories/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: '这本书不在了' })).toBeVisible()
})

test('a parent who does not agree is told so, and not called back by a slow server', async ({ page }) => {
  const { promise: later, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/consent', async (route) => {
    await later
    await route.continue()
  })
  await signIn(page)
  await page.getByRole('button', { name: '不同意，退出登录' }).click()
  await expect(page.getByText('您没有同意')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL(/\/$/)
  const answered = page.waitForResponse('**/api/auth/consent')
  answer()
  await (await answered).finished()
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  await expect(page).toHaveURL(/\/$/)
})
