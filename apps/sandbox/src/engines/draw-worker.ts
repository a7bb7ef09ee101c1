import { parentPort } from 'node:worker_threads'
import type { PictureRequest } from './engines.ts'
import { drawPicture } from './illustrator/index.ts'

parentPort?.on('message', async (request: PictureRequest) => {
  try {
    const picture = await drawPicture(request)
    parentPort?.postMessage({ picture })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
