import { beforeEach, vi } from 'vitest'

/** As much of a browser as the code outside the components needs. */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>()

  get length(): number {
    return this.#entries.size
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value)
  }

  removeItem(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}

vi.stubGlobal('window', globalThis)
vi.stubGlobal('localStorage', new MemoryStorage())
vi.stubGlobal('sessionStorage', new MemoryStorage())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
