import sharp from 'sharp'
import type { Picture } from '../ports/index.ts'
import type { GenerationContext } from './generation-context.ts'
import { newMediaKey } from './media-key.ts'

/**
 * Keeps a picture as WebP, a tenth of what the model sends at no loss that shows, under a key of its own.
 * @returns the storage key
 */
export async function storePicture(
  ctx: GenerationContext,
  storyId: string,
  picture: Picture,
): Promise<string> {
  const webp = await sharp(picture.bytes).webp({ quality: 88 }).toBuffer()
  const key = newMediaKey(storyId, 'webp')
  await ctx.storage.put(key, webp, 'image/webp')
  return key
}
