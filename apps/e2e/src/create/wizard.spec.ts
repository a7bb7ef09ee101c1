import type { Page } from '@playwright/test'
import { expect, test } from '../quiet-page.ts'
import { describeBook, describeChild, signInAsNewParent } from '../walk.ts'

async function chooseStory(page: Page) {
  await page.getByRole('radio', { name: /^魔法/ }).check()
  await page.getByRole('radio', { name: /^森林/ }).check()
}

test.beforeEach(({ page }) => signInAsNewParent(page))

test('a step that is not right says why, and takes the parent there', async ({ page }) => {
  const next = page.getByRole('button', { name: '下一步' })
  await next.click()
  await expect(page.getByText('请填写这一项')).toBeVisible()
  await expect(page.getByLabel('孩子的名字')).toBeFocused()
  await page.getByLabel('孩子的名字').fill('小满')
  await next.click()
  await expect(page.getByRole('group', { name: 'TA 是个怎样的孩子？' }).getByRole('alert')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '勇敢' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: '勇敢' })).toBeInViewport()
})

// The fault of the field that is left went away between press and release, and took what was pressed with it.
test('the first press after a fault counts', async ({ page }) => {
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('孩子的名字').fill('小满')
  await page.getByRole('radio', { name: '4 岁' }).click()
  await expect(page.getByRole('radio', { name: '4 岁' })).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('after the consent, whose end is far below, the wizard is read from its top', async ({ page }) => {
    await expect(page.getByLabel('孩子的名字')).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a draft is there again after a reload', async ({ page }) => {
  await describeChild(page, '小满')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: /^魔法/ }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^魔法/ })).toBeChecked()
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(page.getByLabel('孩子的名字')).toHaveValue('小满')
  await expect(page.getByRole('checkbox', { name: '爱看书' })).toBeChecked()
})

test('the browser’s way back leads to the step before, and the way forward on again', async ({ page }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await describeChild(page, '小满')
  await page.getByRole('button', { name: '下一步' }).click()
  await chooseStory(page)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(title('这本书画成什么样？')).toBeFocused()
  await page.goBack()
  await expect(title('今晚想讲一个什么样的故事？')).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('孩子的名字')).toHaveValue('小满')
  await page.goForward()
  await expect(page.getByRole('radio', { name: /^魔法/ })).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(title('故事的主角是谁？')).toBeFocused()
  // The button went back along the same way, and so the way forward is still there.
  await page.goForward()
  await expect(title('今晚想讲一个什么样的故事？')).toBeFocused()
})

test('a step that was reached stays reachable after a change', async ({ page }) => {
  const steps = page.getByRole('navigation', { name: '创作步骤' })
  await describeBook(page, '小满')
  await page.getByRole('button', { name: '修改主角' }).click()
  const name = page.getByLabel('孩子的名字')
  await name.fill('')
  await page.reload()
  await steps.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('请填写这一项')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('小满满')
  await expect(steps.getByRole('button', { name: '声音' })).toBeDisabled()
  await steps.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('小满满，4 岁')).toBeVisible()
})

test('a name that is too long is not cut but said to be', async ({ page }) => {
  const name = page.getByLabel('孩子的名字')
  await name.pressSequentially('满'.repeat(31))
  await expect(page.getByText('最多 30 个字。')).toBeVisible()
  await name.press('Backspace')
  await expect(page.getByText('最多 30 个字。')).toBeHidden()
})

test('an order without a network says that nothing was ordered, and can be sent again', async ({ page }) => {
  await describeBook(page, '小满')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: /^温暖妈妈/ }).check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '开始做书' }).click()
  await expect(page.getByText('现在没有网络')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '开始做书' }).click()
  await expect(page).toHaveURL(/\/live$/)
})

test('a double press orders one book, says so once, and leaves one way back', async ({ page }) => {
  await describeBook(page, '小满')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: /^温暖妈妈/ }).check()
  const answers: unknown[] = []
  page.on('response', async (response) => {
    if (response.url().includes('stories.create')) answers.push(await response.finished())
  })
  // Both presses come before the page can answer the first.
  await page.getByRole('button', { name: '开始做书' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(/\/live$/)
  await expect.poll(() => answers.length).toBe(2)
  await expect(page.getByText('故事创建成功')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/create$/)
})

test('leaving a draft asks first, and keeps it or throws it away as told', async ({ page }) => {
  const leave = () => page.getByRole('banner').getByRole('link', { name: '我的书架' }).click()
  const name = page.getByLabel('孩子的名字')
  await name.fill('小满')
  await leave()
  await page.getByRole('button', { name: '继续做' }).click()
  await expect(name).toHaveValue('小满')
  await expect(page.getByRole('banner').getByRole('link', { name: '我的书架' })).toBeFocused()
  await leave()
  await page.getByRole('button', { name: '留着草稿，离开' }).click()
  await expect(page).toHaveURL(/my-stories$/)
  await page.goto('/create')
  await expect(name).toHaveValue('小满')
  await name.fill('小满满')
  await leave()
  await page.getByRole('button', { name: '不要了' }).click()
  await expect(page).toHaveURL(/my-stories$/)
  await page.goto('/create')
  await expect(name).toHaveValue('')
})
