import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GenerationContext, HANDLERS } from '../../src/generation/index.ts'
import { VendorError } from '../../src/ports/index.ts'
import { cancelStory, createStory, getStory } from '../../src/stories/index.ts'
import { createTestContext, type TestContext } from '../create-test-context.ts'
import { runJobs } from '../run-jobs.ts'
import { storyOrder } from '../story-order.ts'
import { newParent, seeded } from './new-parent.ts'

let base: TestContext
beforeAll(async () => {
  base = await createTestContext()
})
afterAll(() => base.close())

type Maker = TestContext & GenerationContext
const { signal } = new AbortController()

const outage = () => new VendorError('test', 'temporary', 'HTTP 503')
const ended = () => new VendorError('test', 'ended', 'Prediction failed')
const flagged = () => new VendorError('test', 'flagged', 'Prediction failed: NSFW')

/** Throws the first time it is told of each thing. */
function firstTime(fault: () => Error): (thing?: string) => void {
  const known = new Set<string | undefined>()
  return (thing) => {
    if (known.has(thing)) return
    known.add(thing)
    throw fault()
  }
}

/** `check` is told of every picture that is fetched. */
function onFinish(ctx: Maker, check: (id: string) => void): void {
  const { pictureModel } = ctx
  ctx.pictureModel = {
    ...pictureModel,
    async finish(id, stop) {
      check(id)
      return pictureModel.finish(id, stop)
    },
  }
}

/** `check` is asked before the fourth line of an answer. */
function onText(ctx: Maker, check: () => void): void {
  const { textModel } = ctx
  ctx.textModel = {
    ...textModel,
    async *follow(id, stop) {
      let lines = 0
      for await (const line of textModel.follow(id, stop)) {
        if (++lines === 4) check()
        yield line
      }
    },
  }
}

/** Every second file is refused. */
function fillDisc(ctx: Maker): void {
  const { storage } = ctx
  let puts = 0
  ctx.storage = {
    ...storage,
    async put(...file) {
      if (++puts % 2 === 1) throw new Error('ENOSPC: no space left on device')
      return storage.put(...file)
    },
  }
}

/** A transaction breaks off at the first job of each queue. */
function restartDatabase(ctx: Maker): void {
  const check = firstTime(() => new Error('terminating connection'))
  const { jobs } = ctx
  ctx.jobs = {
    async send(tx, queue, data) {
      check(queue)
      return jobs.send(tx, queue, data)
    },
  }
}

function spoilFirstPicture(ctx: Maker): void {
  const { pictureModel } = ctx
  let pictures = 0
  ctx.pictureModel = {
    ...pictureModel,
    async finish(id, stop) {
      const picture = await pictureModel.finish(id, stop)
      return ++pictures === 1 ? { ...picture, bytes: picture.bytes.slice(0, 9) } : picture
    },
  }
}

describe('what is paid for', () => {
  it.each<[string, (ctx: Maker) => void]>([
    ['the vendor cannot be asked for a picture', (ctx) => onFinish(ctx, firstTime(outage))],
    [
      'a picture breaks off on its way',
      (ctx) =>
        onFinish(
          ctx,
          firstTime(() => new TypeError('terminated')),
        ),
    ],
    ['the text breaks off on its way', (ctx) => onText(ctx, firstTime(outage))],
    ['a file cannot be stored', fillDisc],
    ['the database restarts', restartDatabase],
  ])('is fetched again and not bought again when %s', async (_what, disturb) => {
    const { ctx, vendors } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    disturb(ctx)
    await runJobs(ctx, seeded(13))
    expect(await getStory(ctx, storyId)).toMatchObject({ status: 'completed' })
    expect(vendors.paid).toMatchObject({ texts: 1, pictures: 7 })
  })

  it.each<[string, (ctx: Maker) => void, object]>([
    ['the vendor ended the text', (ctx) => onText(ctx, firstTime(ended)), { texts: 2, pictures: 7 }],
    ['a picture cannot be read', spoilFirstPicture, { texts: 1, pictures: 8 }],
    [
      'the vendor ended a picture',
      (ctx) => {
        const check = firstTime(ended)
        onFinish(ctx, () => check())
      },
      { texts: 1, pictures: 8 },
    ],
  ])('is bought again when %s', async (_what, disturb, paid) => {
    const { ctx, vendors } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    disturb(ctx)
    await runJobs(ctx, seeded(14))
    expect(await getStory(ctx, storyId)).toMatchObject({ status: 'completed' })
    expect(vendors.paid).toMatchObject(paid)
  })
})

/** A story that is told, its child drawn, and no page painted or read aloud. */
async function toldStory() {
  const { ctx, vendors } = await newParent(base)
  const { storyId } = await createStory(ctx, storyOrder())
  await HANDLERS['story.write'](ctx, { storyId }, signal)
  await HANDLERS['story.sheet'](ctx, { storyId }, signal)
  return { ctx, vendors, storyId }
}

/** Runs the job of page 1 so often, whatever becomes of it; the errors it threw. */
async function runPage(
  ctx: Maker,
  queue: 'story.illustrate' | 'story.narrate',
  storyId: string,
  runs: number,
) {
  const errors: unknown[] = []
  for (let run = 0; run < runs; run += 1) {
    await HANDLERS[queue](ctx, { storyId, page: 1 }, signal).catch((error) => errors.push(error))
  }
  return errors
}

describe('a page that is read aloud', () => {
  it.each<[string, (ctx: Maker) => void]>([
    [
      'is not read to its end',
      (ctx) => {
        const { speak } = ctx.speech
        ctx.speech = {
          async speak(request, stop) {
            const spoken = await speak(request, stop)
            return { ...spoken, characters: spoken.characters.slice(0, -1) }
          },
        }
      },
    ],
    [
      'cannot be stored',
      (ctx) => {
        ctx.storage = { ...ctx.storage, put: () => Promise.reject(new Error('ENOSPC')) }
      },
    ],
  ])('and %s is paid for five times at most, then given up', async (_what, disturb) => {
    const { ctx, vendors, storyId } = await toldStory()
    disturb(ctx)
    const errors = await runPage(ctx, 'story.narrate', storyId, 8)
    expect(vendors.paid.speeches).toBe(5)
    expect(errors.at(-1)).toMatchObject({ name: 'VendorError', kind: 'rejected' })
  })

  it('is asked for as often as its job is tried while the vendor only refuses', async () => {
    const { ctx, vendors, storyId } = await toldStory()
    ctx.speech = { speak: () => Promise.reject(outage()) }
    await runPage(ctx, 'story.narrate', storyId, 8)
    ctx.speech = vendors.speech
    expect(await runPage(ctx, 'story.narrate', storyId, 1)).toEqual([])
    expect(vendors.paid.speeches).toBe(1)
  })
})

describe('a picture', () => {
  it('is asked for more gently once the safety filter refused it, not because the vendor was down', async () => {
    const { ctx, vendors, storyId } = await toldStory()
    const gentle: boolean[] = []
    const down = firstTime(outage)
    ctx.pictureModel = {
      ...vendors.pictureModel,
      async start(request) {
        gentle.push(request.prompt.includes('entirely harmless'))
        down()
        return vendors.pictureModel.start(request)
      },
    }
    const refuse = firstTime(flagged)
    onFinish(ctx, () => refuse())
    expect(await runPage(ctx, 'story.illustrate', storyId, 3)).toHaveLength(2)
    expect(gentle).toEqual([false, false, true])
  })

  it('is not started for a story that was cancelled while its child was drawn', async () => {
    const { ctx, vendors } = await newParent(base)
    const { storyId } = await createStory(ctx, storyOrder())
    await HANDLERS['story.write'](ctx, { storyId }, signal)
    ctx.pictureModel = {
      ...vendors.pictureModel,
      async finish(id, stop) {
        await cancelStory(ctx, storyId)
        return vendors.pictureModel.finish(id, stop)
      },
    }
    await HANDLERS['story.sheet'](ctx, { storyId }, signal)
    expect(ctx.sent.filter((job) => job.queue === 'story.illustrate')).toEqual([])
  })
})
