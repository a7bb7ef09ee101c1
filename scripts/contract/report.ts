import { isDeepStrictEqual } from 'node:util'
import type { Answer } from './client.ts'

export type Report = {
  /** Prints a line for one expectation and counts it. */
  check(what: string, fine: boolean, found?: unknown): void
  /** Whether an answer succeeded with this status; gives its data. */
  data<T>(what: string, answer: Answer, status?: number): T
  /** Whether an answer was refused with this status and code, in the envelope. */
  refused(what: string, answer: Answer, status: number, code: string): void
  /** Prints the closing line; true when nothing failed. */
  close(): boolean
}

/** Counts and prints what the contract script finds. */
export function createReport(print: (line: string) => void): Report {
  const counts = { passed: 0, failed: 0 }
  const check = (what: string, fine: boolean, found?: unknown) => {
    counts[fine ? 'passed' : 'failed'] += 1
    print(fine ? `ok     ${what}` : `FAILS  ${what}: ${JSON.stringify(found)}`)
  }
  return {
    check,
    data<T>(what: string, answer: Answer, status = 200) {
      check(`${what} → ${status}`, answer.status === status && answer.body.success === true, answer)
      return answer.body.data as T
    },
    refused(what, answer, status, code) {
      const { success, code: given, error } = answer.body
      const fine = isDeepStrictEqual([answer.status, success, given], [status, false, code])
      check(`${what} → ${status} ${code}`, fine && typeof error === 'string' && error !== '', answer)
    },
    close() {
      print(`\n${counts.passed} passed, ${counts.failed} failed`)
      return counts.failed === 0
    },
  }
}
