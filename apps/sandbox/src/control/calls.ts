export interface Call {
  vendor: string
  method: string
  path: string
  status: number
  milliseconds: number
  at: string
}

const callsKept = 200

/** The latest calls of each outside service, newest first, in memory only. */
export class Calls {
  readonly #byVendor = new Map<string, Call[]>()

  add(call: Call): void {
    const calls = this.#byVendor.get(call.vendor) ?? []
    calls.unshift(call)
    calls.length = Math.min(calls.length, callsKept)
    this.#byVendor.set(call.vendor, calls)
  }

  list(vendor?: string): Call[] {
    if (vendor) return this.#byVendor.get(vendor) ?? []
    return [...this.#byVendor.values()].flat().sort((a, b) => b.at.localeCompare(a.at))
  }
}
