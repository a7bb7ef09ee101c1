import { storyPrice } from '@taleglow/contracts'
import { schema } from '@taleglow/db'
import { eq } from 'drizzle-orm'
import { type Context, inTransaction } from '../context/index.ts'
import type { Storage } from '../ports/index.ts'
import type { SampleBook } from './sample-book.ts'
import { ensureStudio, STUDIO_USER_ID } from './studio.ts'

const { stories, storyPages } = schema

type Ctx = Pick<Context, 'db' | 'clock'> & { storage: Storage }
type ReadFile = (name: string) => Promise<Uint8Array>

async function storeMedia(ctx: Ctx, book: SampleBook, page: SampleBook['pages'][number], readFile: ReadFile) {
  const imageKey = `samples/${book.id}/${page.image}`
  const audioKey = `samples/${book.id}/${page.audio}`
  await ctx.storage.put(imageKey, await readFile(page.image), 'image/webp')
  await ctx.storage.put(audioKey, await readFile(page.audio), 'audio/mpeg')
  const { image: _, audio: __, ...row } = page
  const done = { textState: 'done', imageState: 'done', audioState: 'done' } as const
  return { ...row, ...done, storyId: book.id, imageKey, audioKey }
}

/**
 * Puts a sample book on the studio's public shelf. A book that is there already is left alone.
 * @param readFile gives a media file that the book names
 * @returns whether it was put there now
 */
export async function installSampleBook(ctx: Ctx, book: SampleBook, readFile: ReadFile): Promise<boolean> {
  const [there] = await ctx.db.select({ id: stories.id }).from(stories).where(eq(stories.id, book.id))
  if (there) return false
  const pages = await Promise.all(book.pages.map((page) => storeMedia(ctx, book, page, readFile)))
  const { pages: _, ...fields } = book
  const finished = { status: 'completed', stage: 'completed', progress: 100, visibility: 'public' } as const
  const priced = {
    imageQuality: 'standard',
    priceCredits: storyPrice({ pageCount: book.pageCount, imageQuality: 'standard' }),
  } as const
  await inTransaction(ctx, async (tx) => {
    await ensureStudio(tx)
    await tx.db.insert(stories).values({ ...fields, ...finished, ...priced, userId: STUDIO_USER_ID })
    await tx.db.insert(storyPages).values(pages)
  })
  return true
}
