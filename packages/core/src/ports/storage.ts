/** Where media are kept. Keys are generated, ASCII, and never reused for other content. */
export type Storage = {
  /** Stores the whole of `bytes` or nothing. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @throws Error when there is nothing at `key` */
  get(key: string): Promise<Uint8Array>
  delete(key: string): Promise<void>
}
