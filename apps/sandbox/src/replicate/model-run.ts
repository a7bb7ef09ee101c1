import type { Latency } from '../control/latency.ts'
import type { Engines } from '../engines/engines.ts'

/** What a model is given to make one prediction. */
export interface ModelRun<Input> {
  input: Input
  seed: number
  engines: Engines
  latency: Latency
  signal: AbortSignal
  /** Adds a piece to the prediction's output, which is then a list. */
  emitToken: (token: string) => void
  log: (line: string) => void
  readReference: (url: string) => Promise<Uint8Array>
  saveOutput: (name: string, content: Uint8Array) => Promise<string>
}
