/** Where media are kept. Keys are generated, ASCII, and never reused for other content. */
export type Storage = {
  /** Stores `bytes`; the key may be told once this has resolved. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** @throws Error when there is nothing at `key` */
  get(key: string): Promise<Uint8Array>
  delete(key: string): Promise<void>
  /** Deletes everything below `folder`; nothing there is no error. */
  deleteFolder(folder: string): Promise<void>
}
