import {
  createdStorySchema,
  listOf,
  optionSchema,
  progressInputSchema,
  progressSchema,
  type StoryEvent,
  storyIdSchema,
  storyListInputSchema,
  storyOrderSchema,
  storySchema,
  storySummarySchema,
} from '@taleglow/contracts'
import { listSamples } from '@taleglow/core/discovery'
import { answerOnce } from '@taleglow/core/idempotency'
import {
  cancelStory,
  createStory,
  deleteStory,
  getProgress,
  getStory,
  listOptions,
  listStories,
  watchStory,
} from '@taleglow/core/stories'
import { type TrackedEnvelope, tracked } from '@trpc/server'
import { z } from 'zod'
import { streamUntilStopping } from '../stream-until-stopping.ts'
import { emptyAnswer, noInput, publicProcedure, router, signedInProcedure } from '../trpc.ts'

const options = (kind: Parameters<typeof listOptions>[1]) =>
  publicProcedure
    .input(noInput)
    .output(z.array(optionSchema))
    .query(({ ctx }) => listOptions(ctx.language, kind))

export const storiesRouter = router({
  create: signedInProcedure
    .input(storyOrderSchema)
    .output(createdStorySchema)
    .mutation(({ ctx, input }) =>
      answerOnce(ctx, { key: ctx.idempotencyKey, procedure: 'stories.create', input }, (inside) =>
        createStory(inside, input),
      ),
    ),
  list: signedInProcedure
    .input(storyListInputSchema)
    .output(listOf(storySummarySchema))
    .query(({ ctx, input }) => listStories(ctx, input)),
  /** The studio's sample books; for the shelf in the browser alone, so it has no REST form. */
  samples: signedInProcedure
    .input(noInput)
    .output(z.array(storySummarySchema))
    .query(({ ctx }) => listSamples(ctx)),
  get: signedInProcedure
    .input(storyIdSchema)
    .output(storySchema)
    .query(({ ctx, input }) => getStory(ctx, input.id)),
  delete: signedInProcedure
    .input(storyIdSchema)
    .output(emptyAnswer)
    .mutation(async ({ ctx, input }) => {
      await deleteStory(ctx, input.id)
      return {}
    }),
  status: signedInProcedure
    .input(storyIdSchema)
    .output(progressSchema)
    .query(({ ctx, input }) => getProgress(ctx, input.id)),
  cancel: signedInProcedure
    .input(storyIdSchema)
    .output(progressSchema)
    .mutation(({ ctx, input }) => cancelStory(ctx, input.id)),
  progress: signedInProcedure.input(progressInputSchema).subscription(async function* ({
    ctx,
    input,
    signal,
  }): AsyncGenerator<TrackedEnvelope<StoryEvent>> {
    const events = streamUntilStopping(ctx.stopping, signal, (until) =>
      watchStory(ctx, ctx.feed, input, until),
    )
    for await (const { id, event } of events) yield tracked(id, event)
  }),
  themes: options('theme'),
  settings: options('setting'),
  styles: options('style'),
  voices: options('voice'),
  traits: options('trait'),
})
