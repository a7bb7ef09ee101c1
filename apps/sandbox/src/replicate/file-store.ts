import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { idPattern, newId } from './prediction.ts'

export interface StoredFile {
  id: string
  name: string
  contentType: string
  size: number
  sha256: string
  metadata: Record<string, unknown>
  createdAt: string
}

/** How long the vendor keeps an uploaded file, in milliseconds. */
export const lifetime = 24 * 60 * 60 * 1000

/** Uploaded input files: content and a JSON record each. */
export class FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = path.join(folder, 'files')
    mkdirSync(this.#folder, { recursive: true })
  }

  async add(content: Uint8Array, about: Pick<StoredFile, 'name' | 'contentType' | 'metadata'>) {
    const file: StoredFile = {
      ...about,
      id: newId(),
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: new Date().toISOString(),
    }
    await writeFile(this.contentPath(file.id), content)
    await this.#writeRecord(file)
    return file
  }

  /** A record that cannot be read is as good as none: it must not keep the sandbox from starting. */
  async get(id: string): Promise<StoredFile | undefined> {
    if (!idPattern.test(id)) return undefined
    try {
      return JSON.parse(await readFile(this.#recordPath(id), 'utf8'))
    } catch {
      return undefined
    }
  }

  async list(): Promise<StoredFile[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.json'))
    const files = await Promise.all(names.map((name) => this.get(name.slice(0, -'.json'.length))))
    return files.filter((file) => file !== undefined).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  async removeCreatedBefore(moment: number): Promise<void> {
    for (const { id, createdAt } of await this.list())
      if (Date.parse(createdAt) < moment) await this.remove(id)
  }

  async remove(id: string): Promise<void> {
    await rm(this.#recordPath(id), { force: true })
    await rm(this.contentPath(id), { force: true })
  }

  /** A crash leaves the whole record or none. */
  async #writeRecord(file: StoredFile): Promise<void> {
    const part = `${this.#recordPath(file.id)}.part`
    await writeFile(part, JSON.stringify(file))
    await rename(part, this.#recordPath(file.id))
  }

  contentPath(id: string): string {
    return path.join(this.#folder, `${id}.bin`)
  }

  #recordPath(id: string): string {
    return path.join(this.#folder, `${id}.json`)
  }
}

/** The file in the vendor's form (`schemas_file_response`). */
export function fileToWire(file: StoredFile, origin: string) {
  return {
    id: file.id,
    name: file.name,
    content_type: file.contentType,
    size: file.size,
    etag: file.sha256.slice(0, 32),
    checksums: { sha256: file.sha256, md5: null },
    metadata: file.metadata,
    created_at: file.createdAt,
    expires_at: new Date(Date.parse(file.createdAt) + lifetime).toISOString(),
    urls: { get: `${origin}/replicate/v1/files/${file.id}` },
  }
}
