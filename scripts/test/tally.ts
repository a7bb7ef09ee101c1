export type Counts = { passed: number; failed: number }

/** Adds up what the parts of a test run came to. */
export function createTally() {
  const lines: string[] = []
  const sum: Counts = { passed: 0, failed: 0 }
  const add = (name: string, { passed, failed }: Counts) => {
    lines.push(`${name}: ${passed} passed, ${failed} failed`)
    sum.passed += passed
    sum.failed += failed
  }
  return {
    get passed() {
      return sum.passed
    },
    get failed() {
      return sum.failed
    },
    /** Adds a part that either holds or does not. */
    addCheck: (name: string, held: boolean) => add(name, { passed: Number(held), failed: Number(!held) }),
    /** Adds a part with tests. One that failed without a failed test, as by a file that does not load, counts as one. */
    addTests: (name: string, held: boolean, counts: Counts) =>
      add(name, { ...counts, failed: held ? counts.failed : Math.max(counts.failed, 1) }),
    describe: () => lines.join('\n'),
  }
}
