import { test as base, expect } from '@playwright/test'

/** What a browser says when a call is refused or has no network is no fault of the page; everything else is. */
const EXPECTED = /status of 4\d\d|ERR_INTERNET_DISCONNECTED/

/** A page on which any unexpected console error or failed script fails the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text())
    })
    await use(page)
    expect(faults).toEqual([])
  },
})
export { expect }
