import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './src/find-browser.ts'

/** The stack comes up in `global-setup.ts`, which leaves its address in E2E_URL. */
export default defineConfig({
  testDir: './src',
  globalSetup: './src/global-setup.ts',
  outputDir: './test-results/files',
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  projects: [
    { name: 'walks', testIgnore: '**/*-killed.spec.ts' },
    // What kills a process of the stack disturbs every other test, and so comes last and alone.
    { name: 'deaths', testMatch: '**/*-killed.spec.ts', dependencies: ['walks'], fullyParallel: false },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_URL,
    launchOptions: await findBrowser(),
    locale: 'zh-CN',
    trace: 'retain-on-failure',
  },
})
