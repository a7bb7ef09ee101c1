import { z } from 'zod'

/** A model that says a little too much is cut short, not asked again. */
const atMost = (length: number) => z.string().transform((text) => text.slice(0, length))

const sceneSchema = z.object({
  description: z.string().min(1).pipe(atMost(1200)),
  timeOfDay: z.enum(['morning', 'day', 'sunset', 'night']).catch('day'),
  weather: z.enum(['clear', 'cloudy', 'rain', 'snow', 'wind', 'fog']).catch('clear'),
  framing: z.enum(['wide', 'medium', 'close', 'above']).catch('medium'),
  child: z.object({
    pose: atMost(40),
    expression: atMost(40),
    view: z.enum(['front', 'three-quarter', 'side', 'back']).catch('three-quarter'),
  }),
  companion: z.object({ pose: atMost(40), expression: atMost(40) }).nullish(),
  props: z.array(atMost(60)).transform((props) => props.slice(0, 12)),
})

const plannedPageSchema = z.object({
  number: z.int().min(1).max(16),
  beat: atMost(600),
  alt: z.string().min(1).pipe(atMost(600)),
  scene: sceneSchema,
})
export type PlannedPage = z.infer<typeof plannedPageSchema>

/** The first line of the writer's answer: everything the illustrator needs, before a page is written. */
export const storyPlanSchema = z.object({
  type: z.literal('plan'),
  title: z.string().trim().min(1).max(120),
  titleTranslation: z.string().nullish(),
  refrain: atMost(300),
  companion: z.object({ name: atMost(60), species: atMost(40), look: atMost(300) }),
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
