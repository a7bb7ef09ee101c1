import sharp from 'sharp'
import { v7 } from 'uuid'
import type { Picture } from '../ports/index.ts'
import type { GenerationContext } from './generation-context.ts'

/**
 * Keeps a picture as WebP, a tenth of what the model sends at no loss that shows, under a key of its own, so that
 * an address never shows another picture than the first.
 * @returns the storage key
 */
export async function storePicture(
  ctx: GenerationContext,
  storyId: string,
  picture: Picture,
): Promise<string> {
  const webp = await sharp(picture.bytes).webp({ quality: 88 }).toBuffer()
  const key = `stories/${storyId}/${v7()}.webp`
  await ctx.storage.put(key, webp, 'image/webp')
  return key
}
