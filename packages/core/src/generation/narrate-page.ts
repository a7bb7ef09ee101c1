import { inTransaction } from '../context/index.ts'
import { readPages, type StoryRow } from '../stories/index.ts'
import { findUnfinished } from './find-unfinished.ts'
import type { GenerationContext } from './generation-context.ts'
import { newMediaKey } from './media-key.ts'
import { settlePart } from './settle-part.ts'
import { failCall, startCall, succeedCall } from './vendor-call.ts'
import { wordMarks } from './word-marks.ts'

/** The younger the child, the slower the voice; 1 is its own pace. */
const speedFor = (age: number) => 0.88 + (age - 3) * 0.024

async function narrate(ctx: GenerationContext, story: StoryRow, text: string, signal: AbortSignal) {
  const spoken = await ctx.speech.speak(
    { text, voice: story.voice, speed: speedFor(story.characterAge) },
    signal,
  )
  const marks = wordMarks(text, story.language === 'en' ? 'en' : 'zh', spoken)
  const audioKey = newMediaKey(story.id, 'mp3')
  await ctx.storage.put(audioKey, spoken.audio, 'audio/mpeg')
  return { audioKey, marks, durationMs: Math.round(Math.max(0, ...spoken.endSeconds) * 1000) }
}

/** Job `story.narrate`: one page read aloud, with the time of every word. */
export async function narratePage(
  ctx: GenerationContext,
  { storyId, page }: { storyId: string; page: number },
  signal: AbortSignal,
): Promise<void> {
  const story = await findUnfinished(ctx, storyId)
  if (!story) return
  const row = (await readPages(ctx, storyId)).find((one) => one.number === page)
  if (!row?.text || row.audioState !== 'pending') return
  const call = await startCall(ctx, { storyId, part: `${page}.audio`, vendor: 'elevenlabs' })
  try {
    const narration = await narrate(ctx, story, row.text, signal)
    const stored = await inTransaction(ctx, async (tx) => {
      await succeedCall(tx, call.id)
      return settlePart(tx, { storyId, page, part: 'audio' }, narration)
    })
    // The story ended while the page was being read: nobody will ever listen to it.
    if (!stored) await ctx.storage.delete(narration.audioKey)
  } catch (error) {
    await failCall(ctx, call.id, error)
    throw error
  }
}
