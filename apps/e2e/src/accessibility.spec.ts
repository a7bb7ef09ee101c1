import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './quiet-page.ts'
import { describeChild, orderBook, signInAsNewParent } from './walk.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on a screen by day; by night only the colours are others. Drawings say nothing to it. */
async function expectNoBarrier(page: Page): Promise<void> {
  await expectReflow(page)
  const root = page.locator(':root')
  await expectNothing(page, (axe) => axe.withTags(RULES))
  await root.evaluate((html) => {
    html.setAttribute('data-mode', 'dark')
    // A busy main thread shows no frame, and a background in transition keeps the colour of day until the next one.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => undefined)
  })
  await expectNothing(page, (axe) => axe.withRules('color-contrast'))
  await root.evaluate((html) => html.setAttribute('data-mode', 'light'))
}

/** At 320 pixels nothing is wider than the screen (WCAG 2.2, 1.4.10). */
async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

async function expectNothing(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const { violations } = await choose(new AxeBuilder({ page }).exclude('svg *')).analyze()
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
  expect(found).toEqual([])
}

test.use({ reducedMotion: 'reduce' })

test('no screen before sign-in has a barrier', async ({ page }) => {
  for (const path of ['/', '/auth', '/there-is-nothing-here']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoBarrier(page)
  }
})

test('no step of the wizard has a barrier', async ({ page }) => {
  await signInAsNewParent(page)
  const next = page.getByRole('button', { name: '下一步' })
  await next.click()
  await expectNoBarrier(page)
  await describeChild(page, '小满')
  await next.click()
  for (const [choices, heading] of [
    [['冒险', '森林'], '这本书画成什么样？'],
    [['水彩', '6 页'], '看看对不对'],
    [[], '由谁来念给孩子听？'],
  ] as const) {
    await expectNoBarrier(page)
    for (const choice of choices) {
      await page
        .getByRole('radio', { name: new RegExp(`^${choice}`) })
        .first()
        .check()
    }
    await next.click()
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  await expectNoBarrier(page)
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('neither the live page, the reader, nor the shelf has a barrier', async ({ page }) => {
    test.setTimeout(120_000)
    await signInAsNewParent(page, '/create', 'en')
    await orderBook(page, 'Maya', 'en')
    await expectNoBarrier(page)
    await page.getByRole('link', { name: 'Read it now' }).click({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Open the book' }).waitFor()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Open the book' }).click()
    await expect(page.getByText('1 / 6')).toBeVisible()
    await expectNoBarrier(page)
    await page.goto('/my-stories')
    await page.getByRole('button', { name: /^Delete “/ }).waitFor()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: /^Delete “/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoBarrier(page)
  })
})
