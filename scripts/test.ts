/**
 * `npm test`: lint, types, all tests on a real PostgreSQL, and the browser tests against the real stack. Ends with one
 * line that counts them, and with 1 when anything failed.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '@taleglow/embedded-postgres'
import { clearResults, countBrowserTests, countUnitTests } from './test/count-results.ts'
import { run, runTurbo } from './test/run.ts'
import { createTally } from './test/tally.ts'

const VITEST = ['--passWithNoTests', '--reporter=default', '--reporter=json']
const RESULTS = '--outputFile.json=test-results/vitest.json'

const begun = performance.now()
const tally = createTally()
await clearResults()

tally.addCheck('Lint', await run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']))
tally.addCheck('Types', await runTurbo(['types', 'types:scripts']))

const database = await openPostgres({ dir: join(tmpdir(), `taleglow-test-${process.pid}`), disposable: true })
try {
  const env = { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? database.url }
  const passed = await runTurbo(['test', 'test:scripts', '--', ...VITEST, RESULTS], env)
  tally.addTests('Unit and integration tests', passed, await countUnitTests())
} finally {
  await database.close()
}

tally.addTests('Browser tests', await runTurbo(['e2e']), await countBrowserTests())

console.log(`\n${tally.describe()}\nTook ${Math.round((performance.now() - begun) / 1000)} s.`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
