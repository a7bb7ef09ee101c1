import { schema } from '@taleglow/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCredits } from '../../src/billing/index.ts'
import { VendorError } from '../../src/ports/index.ts'
import { cancelStory, createStory, deleteStory, getProgress, getStory } from '../../src/stories/index.ts'
import { createTestContext, type TestContext } from '../create-test-context.ts'
import { runJobs } from '../run-jobs.ts'
import { storyOrder } from '../story-order.ts'
import { newParent, seeded } from './new-parent.ts'

let base: TestContext
beforeAll(async () => {
  base = await createTestContext()
})
afterAll(() => base.close())

async function eventsOf(storyId: string) {
  const { storyEvents } = schema
  return base.db
    .select()
    .from(storyEvents)
    .where(eq(storyEvents.storyId, storyId))
    .orderBy(asc(storyEvents.number))
}

describe('a story', () => {
  it('becomes a whole book in whatever order its jobs are run, and costs what was said', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const { ctx, vendors } = await newParent(base)
      const { storyId } = await createStory(ctx, storyOrder())
      expect(await getCredits(ctx)).toMatchObject({ credits: 26, held: 24 })
      await runJobs(ctx, seeded(seed))
      const story = await getStory(ctx, storyId)
      expect(story).toMatchObject({ status: 'completed', title: 'The Red Door' })
      expect(
        story.pages.every((page) => page.text && page.imageUrl && page.audioUrl && page.marks.length > 0),
      ).toBe(true)
      expect(await getCredits(ctx)).toMatchObject({ credits: 26, held: 0 })
      expect(vendors.paid).toEqual({ texts: 1, pictures: 7, speeches: 6 })
    }
  })

  it('never goes back in its progress, and numbers its events without a gap', async () => {
    const { ctx } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    await runJobs(ctx, seeded(7))
    const events = await eventsOf(storyId)
    expect(events.map((event) => event.number)).toEqual(events.map((_, index) => index + 1))
    const progress = events.flatMap((event) =>
      event.type === 'progress' ? [Number(event.data.progress)] : [],
    )
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
    expect(events.filter((event) => event.type === 'page.image')).toHaveLength(6)
    expect(events.at(-1)?.type).toBe('done')
  })

  it('pays nothing twice when every job is run twice', async () => {
    const { ctx, vendors } = await newParent(base)
    const { send } = ctx.jobs
    ctx.jobs.send = async (tx, queue, data) => {
      await send(tx, queue, data)
      await send(tx, queue, data)
    }
    const { storyId } = await createStory(ctx, storyOrder())
    await runJobs(ctx, seeded(3))
    expect(await getStory(ctx, storyId)).toMatchObject({ status: 'completed' })
    expect(vendors.paid).toEqual({ texts: 1, pictures: 7, speeches: 6 })
    expect(await getCredits(ctx)).toMatchObject({ credits: 26, held: 0 })
  })

  it('takes up the prediction that a dead worker has already paid for', async () => {
    const { ctx, vendors } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    const { finish } = vendors.pictureModel
    let deaths = 0
    ctx.pictureModel = {
      ...vendors.pictureModel,
      async finish(id, signal) {
        // A worker that is killed leaves its call as it stands; an aborted signal does the same.
        if (deaths++ < 4) throw new DOMException('killed', 'AbortError')
        return finish(id, signal)
      },
    }
    const killed = AbortSignal.abort()
    const { drawSheet } = await import('../../src/generation/draw-sheet.ts')
    for (let death = 0; death < 4; death += 1) await drawSheet(ctx, { storyId }, killed).catch(() => {})
    await runJobs(ctx, seeded(4))
    expect(await getStory(ctx, storyId)).toMatchObject({ status: 'completed' })
    expect(vendors.paid.pictures).toBe(7)
  })

  it('is completed without a picture that is hopeless, whose credits come back', async () => {
    const { ctx, vendors } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    const { start } = vendors.pictureModel
    ctx.pictureModel = {
      ...vendors.pictureModel,
      async start(request) {
        if (request.prompt.includes('Door 3.')) throw new VendorError('test', 'flagged', 'no')
        return start(request)
      },
    }
    await runJobs(ctx, seeded(5))
    const story = await getStory(ctx, storyId)
    expect(story.status).toBe('completed')
    expect(story.pages.map((page) => page.imageUrl !== null)).toEqual([true, true, false, true, true, true])
    expect(await getCredits(ctx)).toMatchObject({ credits: 27, held: 0 })
  })

  it('fails when its text is hopeless, and everything comes back', async () => {
    const { ctx, vendors } = await newParent(base)
    ctx.textModel = {
      ...vendors.textModel,
      // biome-ignore lint/correctness/useYield: a stream that breaks before its first piece
      async *follow() {
        throw new VendorError('test', 'temporary', 'cut')
      },
    }
    const { storyId } = await createStory(ctx, storyOrder())
    await runJobs(ctx, seeded(6))
    expect(await getProgress(ctx, storyId)).toMatchObject({
      status: 'failed',
      error: { code: 'AI_GENERATION_FAILED' },
    })
    expect(await getCredits(ctx)).toMatchObject({ credits: 50, held: 0 })
    expect(vendors.paid.texts).toBe(1)
  })

  it('keeps its plan when the writing is taken up again, because pictures are painted from it', async () => {
    const { ctx, vendors } = await newParent(base)
    const { follow } = vendors.textModel
    let cuts = 0
    ctx.textModel = {
      ...vendors.textModel,
      async *follow(id, signal) {
        let lines = 0
        for await (const line of follow(id, signal)) {
          if (cuts === 0 && ++lines === 4) {
            cuts += 1
            throw new VendorError('test', 'ended', 'cut')
          }
          yield line.replace('The Red Door', cuts === 0 ? 'The Red Door' : 'Another Book')
        }
      },
    }
    const { storyId } = await createStory(ctx, storyOrder())
    await runJobs(ctx, seeded(8))
    expect(await getStory(ctx, storyId)).toMatchObject({ status: 'completed', title: 'The Red Door' })
    expect(vendors.paid.texts).toBe(2)
  })

  it('stops paying when it is cancelled; what was delivered stays paid', async () => {
    const { ctx } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    const painted = async () => (await getStory(ctx, storyId)).pages.some((page) => page.imageUrl)
    await runJobs(ctx, seeded(9), painted)
    await cancelStory(ctx, storyId)
    await runJobs(ctx, seeded(9))
    const story = await getStory(ctx, storyId)
    expect(story.status).toBe('cancelled')
    const parts = story.pages
      .flatMap((page) => [page.text, page.imageUrl, page.audioUrl])
      .filter(Boolean).length
    expect(await getCredits(ctx)).toMatchObject({ credits: 50 - 6 - parts, held: 0 })
    await expect(cancelStory(ctx, storyId)).rejects.toMatchObject({ status: 409 })
  })

  it('leaves no file behind when it is deleted while it is being made', async () => {
    const { ctx, vendors } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    await runJobs(ctx, seeded(10), () => vendors.files.size > 3)
    const { finish } = vendors.pictureModel
    ctx.pictureModel = {
      ...vendors.pictureModel,
      async finish(id, signal) {
        // Deleted between the order of a picture and its arrival.
        await deleteStory(ctx, storyId).catch(() => {})
        return finish(id, signal)
      },
    }
    await runJobs(ctx, seeded(11))
    expect([...vendors.files.keys()]).toEqual([])
    await expect(getStory(ctx, storyId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await getCredits(ctx)).toMatchObject({ held: 0 })
  })

  it('asks again for an answer that has pages but no plan, and never waits for its pictures for ever', async () => {
    const { ctx, vendors } = await newParent(base)
    const { follow } = vendors.textModel
    let answers = 0
    ctx.textModel = {
      ...vendors.textModel,
      async *follow(id, signal) {
        answers += 1
        for await (const line of follow(id, signal)) if (answers > 1 || !line.includes('"plan"')) yield line
      },
    }
    const { storyId } = await createStory(ctx, storyOrder())
    await runJobs(ctx, seeded(12))
    expect(await getStory(ctx, storyId)).toMatchObject({ status: 'completed' })
    expect(vendors.paid.texts).toBe(2)
  })

  it('is stored whatever characters its writer uses', async () => {
    const { ctx, vendors } = await newParent(base)
    const { follow } = vendors.textModel
    ctx.textModel = {
      ...vendors.textModel,
      async *follow(id, signal) {
        for await (const line of follow(id, signal)) {
          yield line
            .replaceAll('Knock, knock.', `${'x'.repeat(299)}🦊`)
            .replaceAll('A sleepy bear', 'A sleepy\\u0000 bear')
        }
      },
    }
    const { storyId } = await createStory(ctx, storyOrder())
    await runJobs(ctx, seeded(15))
    const story = await getStory(ctx, storyId)
    expect(story).toMatchObject({ status: 'completed' })
    expect(story.pages[0]?.text).toContain('A sleepy bear opens.')
  })

  it('has the credits of a month that began while nobody looked', async () => {
    const { ctx } = await newParent(base)
    ctx.clock = () => new Date('2026-12-01T00:00:01Z')
    await createStory(ctx, storyOrder())
    expect(await getCredits(ctx)).toMatchObject({ credits: 26, held: 24 })
  })
})
