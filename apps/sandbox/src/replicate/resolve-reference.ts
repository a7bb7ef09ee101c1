import { readFile } from 'node:fs/promises'
import { isLoopbackUrl } from '../is-loopback-url.ts'
import type { FileStore } from './file-store.ts'
import { ModelError } from './model-error.ts'
import type { PredictionStore } from './prediction-store.ts'

const uploaded = /^\/replicate\/v1\/files\/([a-z0-9]{26})(?:\/download)?$/
const delivered = /^\/replicate\/delivery\/([a-z0-9]{26})\/([a-z0-9-]+\.png)$/

/**
 * Reads an input picture from a data: URI, an uploaded file or a former output. Nothing is fetched from elsewhere.
 * @throws ModelError when the URL names none of these
 */
export async function resolveReference(
  url: string,
  files: FileStore,
  predictions: PredictionStore,
): Promise<Uint8Array> {
  if (url.startsWith('data:')) return new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { pathname } = new URL(url)
  const file = uploaded.exec(pathname)
  const output = delivered.exec(pathname)
  if (isLoopbackUrl(url) && file?.[1]) return readOr(url, files.contentPath(file[1]))
  if (isLoopbackUrl(url) && output?.[1] && output[2]) {
    return readOr(url, predictions.outputFile(output[1], output[2]))
  }
  throw new ModelError(`Failed to download ${url}: the sandbox reads only its own files and data: URIs.`)
}

async function readOr(url: string, path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch {
    throw new ModelError(`Failed to download ${url}: there is no such file.`)
  }
}
