import { z } from 'zod'
import { STAGES, STORY_STATUSES, storyPageSchema } from './story.ts'

/** Generation progress (specification, section 3); `currentStep` is a sentence in the request's language. */
export const progressSchema = z.object({
  storyId: z.string(),
  status: z.enum(STORY_STATUSES),
  stage: z.enum(STAGES),
  progress: z.int().min(0).max(100),
  currentStep: z.string(),
  stageProgress: z.record(z.enum(STAGES), z.boolean()),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type Progress = z.infer<typeof progressSchema>

export const progressInputSchema = z.strictObject({
  storyId: z.uuid(),
  /** The id of the last event the client has; tRPC fills it in on a reconnect. */
  lastEventId: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullish(),
})

/** What `stories.progress` yields; `page.*` carries the whole page as it stands, `title` comes with the plan. */
export const storyEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: progressSchema }),
  z.object({ type: z.literal('plan'), title: z.string() }),
  z.object({ type: z.enum(['page.text', 'page.image', 'page.audio']), page: storyPageSchema }),
  z.object({ type: z.literal('done'), progress: progressSchema }),
])
export type StoryEvent = z.infer<typeof storyEventSchema>
