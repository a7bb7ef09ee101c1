import { createReadStream } from 'node:fs'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from '../origin-of.ts'
import { type FileStore, fileToWire, type StoredFile } from './file-store.ts'
import { sendNotFound, sendProblem } from './send-problem.ts'

const largestFile = 100 * 1024 * 1024

type IdParams = { id: string }

interface Upload {
  content?: Uint8Array
  name: string
  contentType: string
  metadata: Record<string, unknown>
}

/** The file operations of the vendor's API: create, list, get, download and delete. */
export async function registerFiles(door: FastifyInstance, files: FileStore): Promise<void> {
  await door.register(multipart, { limits: { fileSize: largestFile } })
  door.post('/files', { config: { operation: 'files.create' } }, async (request, reply) => {
    const { content, ...about } = await readUpload(request)
    if (!content)
      return sendProblem(reply, 422, 'Input validation failed', '- content: Missing file content\n')
    return reply.code(201).send(fileToWire(await files.add(content, about), originOf(request)))
  })
  door.get('/files', { config: { operation: 'files.list' } }, async (request) => {
    const results = (await files.list()).map((file) => fileToWire(file, originOf(request)))
    return { previous: null, next: null, results }
  })
  door.get<{ Params: IdParams }>(
    '/files/:id',
    { config: { operation: 'files.get' } },
    async (request, reply) => {
      const file = await files.get(request.params.id)
      return file ? fileToWire(file, originOf(request)) : sendNotFound(reply, 'File not found')
    },
  )
  door.get<{ Params: IdParams }>(
    '/files/:id/download',
    { config: { operation: 'files.download' } },
    async (request, reply) => {
      const file = await files.get(request.params.id)
      if (!file) return sendNotFound(reply, 'File not found')
      reply.type(file.contentType).header('content-length', file.size)
      return reply.send(createReadStream(files.contentPath(file.id)))
    },
  )
  door.delete<{ Params: IdParams }>(
    '/files/:id',
    { config: { operation: 'files.delete' } },
    async (request, reply) => {
      const file = await files.get(request.params.id)
      if (!file) return sendNotFound(reply, 'File not found')
      await files.remove(file.id)
      return reply.code(204).send()
    },
  )
}

/** Reads the multipart fields; `metadata` arrives as a field or, from the SDK, as a JSON blob. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  const upload: Upload = { name: 'file', contentType: 'application/octet-stream', metadata: {} }
  for await (const part of request.parts()) {
    const value = part.type === 'file' ? await part.toBuffer() : String(part.value)
    if (part.fieldname === 'metadata') upload.metadata = readMetadata(value.toString())
    else if (part.fieldname === 'type') upload.contentType = value.toString()
    else if (part.fieldname === 'filename') upload.name = value.toString()
    else if (part.fieldname === 'content' && part.type === 'file' && typeof value !== 'string') {
      Object.assign(upload, { content: value, name: part.filename, contentType: part.mimetype })
    }
  }
  return upload
}

function readMetadata(text: string): StoredFile['metadata'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as StoredFile['metadata']) : {}
  } catch {
    return {}
  }
}
