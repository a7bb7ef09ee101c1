import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  expiresAt: number
}

const entries = new Map<string, Entry>()
const sweepAbove = 2000

/** Keeps the provider's short-lived records (codes, interactions, grants) in memory, with their expiry. */
export class MemoryAdapter implements Adapter {
  readonly #model: string

  constructor(model: string) {
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY
    entries.set(this.#key(id), { payload, expiresAt })
    if (entries.size > sweepAbove) this.#sweep()
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = entries.get(this.#key(id))
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#search(({ payload }) => payload.uid === uid)
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#search(({ payload }) => payload.userCode === userCode)
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    entries.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
  }

  #key(id: string): string {
    return `${this.#model}:${id}`
  }

  #search(fits: (entry: Entry) => boolean): AdapterPayload | undefined {
    for (const [key, entry] of entries) {
      if (key.startsWith(`${this.#model}:`) && entry.expiresAt > Date.now() && fits(entry))
        return entry.payload
    }
    return undefined
  }

  #sweep(): void {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key)
  }
}
