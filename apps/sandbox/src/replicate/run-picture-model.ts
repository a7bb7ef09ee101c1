import { pickLatency, waitSince } from '../control/latency.ts'
import type { ModelRun } from './model-run.ts'
import type { PictureInput } from './models.ts'

const pixels = { '1K': 1024, '2K': 2048, '4K': 4096 } as const

/** Draws the asked number of pictures. @returns the URLs of the PNG files */
export async function runPictureModel(run: ModelRun<PictureInput>): Promise<string[]> {
  const { input, signal } = run
  const startedAt = performance.now()
  const references = await Promise.all(input.image_input.map(run.readReference))
  run.log(`Using seed: ${run.seed}\n`)
  const count = input.sequential_image_generation === 'auto' ? input.max_images : 1
  const size = input.size === 'custom' ? Math.max(input.width, input.height) : pixels[input.size]
  const urls: string[] = []
  for (let index = 0; index < count; index += 1) {
    const request = { prompt: input.prompt, references, size, seed: String(run.seed + index) }
    const picture = await run.engines.drawPicture(request, signal)
    urls.push(await run.saveOutput(`output-${index}.png`, picture))
  }
  await waitSince(startedAt, pickLatency(run.latency.picture), signal)
  return urls
}
