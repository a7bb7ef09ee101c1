import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isFinished, type Prediction } from './prediction.ts'

/** Predictions in memory, with a JSON file each and a folder of output files each. */
export class PredictionStore {
  readonly #records: string
  readonly #outputs: string
  readonly #byId = new Map<string, Prediction>()

  /** @param folder where to keep them, e.g. `DATA_DIR/sandbox/replicate` */
  constructor(folder: string) {
    this.#records = path.join(folder, 'predictions')
    this.#outputs = path.join(folder, 'delivery')
    mkdirSync(this.#records, { recursive: true })
    for (const name of readdirSync(this.#records)) {
      if (!name.endsWith('.json')) continue
      const prediction: Prediction = JSON.parse(readFileSync(path.join(this.#records, name), 'utf8'))
      this.#byId.set(prediction.id, prediction)
    }
  }

  get(id: string): Prediction | undefined {
    return this.#byId.get(id)
  }

  /** Forgets predictions that ended before the moment, with their output files. */
  async removeEndedBefore(moment: number): Promise<void> {
    for (const { id, completedAt } of this.list()) {
      if (completedAt === null || Date.parse(completedAt) >= moment) continue
      this.#byId.delete(id)
      await rm(path.join(this.#records, `${id}.json`), { force: true })
      await rm(path.join(this.#outputs, id), { force: true, recursive: true })
    }
  }

  /** Newest first. */
  list(): Prediction[] {
    return [...this.#byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  unfinished(): Prediction[] {
    return [...this.#byId.values()].filter((prediction) => !isFinished(prediction))
  }

  async add(prediction: Prediction): Promise<void> {
    await this.write(prediction)
    this.#byId.set(prediction.id, prediction)
  }

  /** Writes a state of the prediction; a crash leaves the former file or the new one, never half of one. */
  async write(prediction: Prediction): Promise<void> {
    const file = path.join(this.#records, `${prediction.id}.json`)
    const part = `${file}.${prediction.status}.part`
    await writeFile(part, JSON.stringify(prediction))
    await rename(part, file)
  }

  /** @returns the public URL of the stored output file */
  async saveOutput(prediction: Prediction, name: string, content: Uint8Array): Promise<string> {
    await mkdir(path.join(this.#outputs, prediction.id), { recursive: true })
    await writeFile(this.outputFile(prediction.id, name), content)
    return `${prediction.origin}/replicate/delivery/${prediction.id}/${name}`
  }

  outputFile(id: string, name: string): string {
    return path.join(this.#outputs, id, name)
  }
}
