import { STEPS } from './steps.ts'

type Entry = {
  /** The step that the entry of the history stands for; null where it was not opened by the wizard. */
  step: number | null
  /** The step of the entry before it. */
  from: number | null
}

/** Reads what the wizard has put into the browser's history, where other parts may have left something else. */
export function readEntry(state: unknown): Entry {
  const { step, from } = (state ?? {}) as { step?: unknown; from?: unknown }
  return { step: isStep(step) ? step : null, from: isStep(from) ? from : null }
}

function isStep(value: unknown): value is number {
  return typeof value === 'number' && value in STEPS
}
