import { z } from 'zod'

/** A text from the model, without what PostgreSQL refuses: NUL, and halves of a character. */
const text = z.string().transform((said) => said.replaceAll('\0', '').toWellFormed())
/** A model that says a little too much is cut short, between two characters, not asked again. */
const atMost = (length: number) => text.transform((said) => [...said].slice(0, length).join(''))
const notEmpty = z.string().min(1)
/** A model that says far too much has misunderstood what it was asked. */
const within = (length: number) => text.pipe(z.string().trim().max(length))

const sceneSchema = z.object({
  description: atMost(1200).pipe(notEmpty),
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
  alt: atMost(600).pipe(notEmpty),
  scene: sceneSchema,
})
export type PlannedPage = z.infer<typeof plannedPageSchema>

/** The first line of the writer's answer: everything the illustrator needs, before a page is written. */
export const storyPlanSchema = z.object({
  type: z.literal('plan'),
  title: within(120).pipe(notEmpty),
  titleTranslation: text.nullish(),
  refrain: atMost(300),
  companion: z.object({ name: atMost(60), species: atMost(40), look: atMost(300) }),
  pages: z.array(plannedPageSchema).min(1).max(16),
})
export type StoryPlan = z.infer<typeof storyPlanSchema>

/** Each later line: the text of one page. */
export const writtenPageSchema = z.object({
  type: z.literal('page'),
  number: z.int().min(1).max(16),
  text: within(4000).pipe(notEmpty),
  translation: within(4000).nullish(),
})
export type WrittenPage = z.infer<typeof writtenPageSchema>

export const answerLineSchema = z.discriminatedUnion('type', [storyPlanSchema, writtenPageSchema])
export type AnswerLine = z.infer<typeof answerLineSchema>
