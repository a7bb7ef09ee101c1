import sharp from 'sharp'
import { type Picture, VendorError } from '../ports/index.ts'
import type { GenerationContext } from './generation-context.ts'
import { newMediaKey } from './media-key.ts'

/** WebP, a tenth of what the model sends at no loss that shows. */
async function toWebp({ bytes }: Picture): Promise<Buffer> {
  try {
    return await sharp(bytes).webp({ quality: 88 }).toBuffer()
  } catch (cause) {
    throw new VendorError('picture model', 'ended', 'The picture cannot be read', { cause })
  }
}

/**
 * Keeps a picture under a key of its own.
 * @returns the storage key
 * @throws VendorError (ended) when it is no picture
 */
export async function storePicture(
  ctx: GenerationContext,
  storyId: string,
  picture: Picture,
): Promise<string> {
  const webp = await toWebp(picture)
  const key = newMediaKey(storyId, 'webp')
  await ctx.storage.put(key, webp, 'image/webp')
  return key
}
