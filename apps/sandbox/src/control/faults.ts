import { z } from 'zod'

export const faultKinds = ['429', '500', 'timeout', 'flagged', 'broken-stream', 'lost-webhook'] as const
export type FaultKind = (typeof faultKinds)[number]

export const faultSchema = z.object({
  vendor: z.enum(['replicate', 'elevenlabs', 'openid']),
  /** An operation (`predictions.create`) or a kind of work (`text`, `picture`, `speech`); absent: any. */
  operation: z.preprocess((value) => value || undefined, z.string().optional()),
  fault: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.enum(faultKinds)),
  count: z.coerce.number().int().min(1).max(1000).default(1),
})
export type Fault = z.infer<typeof faultSchema>

/** The faults still to be injected; each is used up by `count` matching occasions. */
export class Faults {
  #planned: Fault[] = []

  add(fault: Fault): void {
    this.#planned.push({ ...fault })
  }

  clear(): void {
    this.#planned = []
  }

  list(): readonly Fault[] {
    return this.#planned
  }

  /**
   * Uses up one planned fault and returns its kind, or undefined when none fits.
   * @param operations every name the occasion goes by, e.g. `['predictions.create', 'text']`
   * @param kinds the faults that can happen on this occasion
   */
  take(vendor: Fault['vendor'], operations: readonly string[], kinds: readonly FaultKind[]) {
    const fault = this.#planned.find(
      (planned) =>
        planned.vendor === vendor &&
        kinds.includes(planned.fault) &&
        (planned.operation === undefined || operations.includes(planned.operation)),
    )
    if (!fault) return undefined
    fault.count -= 1
    if (fault.count === 0) this.#planned = this.#planned.filter((planned) => planned !== fault)
    return fault.fault
  }
}
