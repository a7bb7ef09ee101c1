import { z } from 'zod'

const sceneSchema = z.object({
  description: z.string().min(1).max(1200),
  timeOfDay: z.enum(['morning', 'day', 'sunset', 'night']).catch('day'),
  weather: z.enum(['clear', 'cloudy', 'rain', 'snow', 'wind', 'fog']).catch('clear'),
  framing: z.enum(['wide', 'medium', 'close', 'above']).catch('medium'),
  child: z.object({
    pose: z.string().max(40),
    expression: z.string().max(40),
    view: z.enum(['front', 'three-quarter', 'side', 'back']).catch('three-quarter'),
  }),
  companion: z.object({ pose: z.string().max(40), expression: z.string().max(40) }).nullable(),
  props: z.array(z.string().max(60)).max(12),
})

const plannedPageSchema = z.object({
  number: z.int().min(1).max(16),
  beat: z.string().max(600),
  alt: z.string().min(1).max(600),
  scene: sceneSchema,
})
export type PlannedPage = z.infer<typeof plannedPageSchema>

/** The first line of the writer's answer: everything the illustrator needs, before a page is written. */
export const storyPlanSchema = z.object({
  type: z.literal('plan'),
  title: z.string().trim().min(1).max(120),
  titleTranslation: z.string().nullish(),
  refrain: z.string().max(300),
  companion: z.object({ name: z.string().max(60), species: z.string().max(40), look: z.string().max(300) }),
  pages: z.array(plannedPageSchema).min(1).max(16),
})
export type StoryPlan = z.infer<typeof storyPlanSchema>

/** Each later line: the text of one page. */
export const writtenPageSchema = z.object({
  type: z.literal('page'),
  number: z.int().min(1).max(16),
  text: z.string().trim().min(1).max(4000),
  translation: z.string().trim().max(4000).nullish(),
})
export type WrittenPage = z.infer<typeof writtenPageSchema>

export const answerLineSchema = z.discriminatedUnion('type', [storyPlanSchema, writtenPageSchema])
export type AnswerLine = z.infer<typeof answerLineSchema>
