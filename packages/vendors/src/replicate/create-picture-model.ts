import { type Picture, type PictureModel, VendorError } from '@taleglow/core/ports'
import type { Prediction } from 'replicate'
import { isPassing } from '../is-passing.ts'
import { awaitPrediction, cancelPrediction } from './await-prediction.ts'
import { createClient } from './create-client.ts'
import type { ReplicateEnv } from './env.ts'
import { predictionFault, vendorFault } from './vendor-fault.ts'

/** A picture takes 20 to 40 s; what takes longer than this is stuck. */
const DEADLINE_MS = 240_000
const DOWNLOAD_TIMEOUT_MS = 60_000
const CONTENT_TYPES = ['image/png', 'image/webp', 'image/jpeg'] as const

/** A PNG is known by its first byte; the other kind that comes here is WebP. */
function toBlob(bytes: Uint8Array): Blob {
  return new Blob([Buffer.from(bytes)], { type: bytes[0] === 0x89 ? 'image/png' : 'image/webp' })
}

function outputUrl(prediction: Prediction): string {
  if (prediction.status !== 'succeeded') throw predictionFault(prediction)
  const [url] = [prediction.output].flat()
  if (typeof url !== 'string') throw new VendorError('replicate', 'ended', 'The prediction has no picture')
  return url
}

/** Output files are gone after an hour, so they are fetched at once. */
async function download(url: string, signal: AbortSignal): Promise<Picture> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]),
  })
  const contentType = CONTENT_TYPES.find((type) => response.headers.get('content-type')?.startsWith(type))
  if (!response.ok || !contentType) {
    const kind = isPassing(response.status) ? 'temporary' : 'ended'
    throw new VendorError('replicate', kind, `Picture file answered HTTP ${response.status}`)
  }
  return { bytes: new Uint8Array(await response.arrayBuffer()), contentType }
}

/** The picture model behind Replicate's API; reference pictures go up through its files. */
export function createPictureModel(env: ReplicateEnv): PictureModel {
  const client = createClient(env)
  return {
    async start({ prompt, references, size }) {
      const input = {
        prompt,
        image_input: references.map(toBlob),
        size: size === 1024 ? '1K' : '2K',
        aspect_ratio: '1:1',
        max_images: 1,
      }
      try {
        const prediction = await client.predictions.create({
          model: env.REPLICATE_PICTURE_MODEL,
          input,
          wait: false,
        })
        return prediction.id
      } catch (error) {
        throw vendorFault(error)
      }
    },
    async finish(vendorId, signal) {
      try {
        return await download(
          outputUrl(await awaitPrediction(client, vendorId, { signal, deadlineMs: DEADLINE_MS })),
          signal,
        )
      } catch (error) {
        throw vendorFault(error, { gone: 'ended' })
      }
    },
    cancel: (vendorId) => cancelPrediction(client, vendorId),
  }
}
