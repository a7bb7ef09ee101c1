import { glob, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../start/root.ts'
import type { Counts } from './tally.ts'

const WORKSPACES = ['.', 'packages/*', 'apps/*', 'apps/*/*']

async function* findResults(name: string): AsyncGenerator<string> {
  for (const workspace of WORKSPACES) {
    for await (const file of glob(join(workspace, 'test-results', name), { cwd: ROOT }))
      yield join(ROOT, file)
  }
}

async function readAll<T>(name: string): Promise<T[]> {
  const found: T[] = []
  for await (const file of findResults(name)) found.push(JSON.parse(await readFile(file, 'utf8')) as T)
  return found
}

const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
})
const NONE: Counts = { passed: 0, failed: 0 }

/** Removes the results of earlier runs, so that only this run's are counted. */
export async function clearResults(): Promise<void> {
  for (const name of ['vitest.json', 'playwright.json']) {
    for await (const file of findResults(name)) await rm(file)
  }
}

/** Adds up what vitest wrote down in all workspaces. */
export async function countUnitTests(): Promise<Counts> {
  type Result = { numPassedTests: number; numFailedTests: number }
  const results = await readAll<Result>('vitest.json')
  return results
    .map(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }))
    .reduce(add, NONE)
}

/** What Playwright wrote down. A test that only passed when tried again is no pass. */
export async function countBrowserTests(): Promise<Counts> {
  type Result = { stats: { expected: number; unexpected: number; flaky: number } }
  const results = await readAll<Result>('playwright.json')
  return results
    .map(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
    .reduce(add, NONE)
}
