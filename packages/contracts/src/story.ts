import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { SETTINGS, STORY_LANGUAGES, STYLES, THEMES, TRAITS, VOICES } from './options.ts'
import { looksSchema } from './story-order.ts'

/** Stages of generation in their order (specification, section 4). */
export const STAGES = [
  'preparing',
  'generating_text',
  'generating_images',
  'generating_audio',
  'composing',
  'completed',
] as const
export type Stage = (typeof STAGES)[number]

export const STORY_STATUSES = [...STAGES, 'failed', 'cancelled'] as const
export type StoryStatus = (typeof STORY_STATUSES)[number]

/** Whether nothing more will happen to a story by itself. */
export function isFinished(status: StoryStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

export const VISIBILITIES = ['private', 'family', 'public'] as const

/** `text.slice(start, end)` (UTF-16, end exclusive) sounds from `from` to `to` milliseconds. */
export const markSchema = z.object({ start: z.int(), end: z.int(), from: z.int(), to: z.int() })
export type Mark = z.infer<typeof markSchema>

export const storyPageSchema = z.object({
  number: z.int(),
  text: z.string().nullable(),
  translation: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  audioUrl: z.string().nullable(),
  durationMs: z.int().nullable(),
  marks: z.array(markSchema),
})
export type StoryPage = z.infer<typeof storyPageSchema>

export const storySchema = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  characterName: z.string(),
  characterAge: z.int(),
  characterTraits: z.array(z.enum(TRAITS)),
  theme: z.enum(THEMES),
  setting: z.enum(SETTINGS),
  style: z.enum(STYLES),
  voice: z.enum(VOICES),
  looks: looksSchema,
  language: z.enum(STORY_LANGUAGES),
  pageCount: z.int(),
  dedication: z.string().nullable(),
  status: z.enum(STORY_STATUSES),
  visibility: z.enum(VISIBILITIES),
  coverUrl: z.string().nullable(),
  priceCredits: z.int(),
  archivedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  pages: z.array(storyPageSchema),
})
export type Story = z.infer<typeof storySchema>

/** A story as lists show it: everything but the pages. */
export const storySummarySchema = storySchema.omit({ pages: true }).extend({ progress: z.int() })
export type StorySummary = z.infer<typeof storySummarySchema>

export const storyIdSchema = z.strictObject({ id: z.uuid() })

export const storyListInputSchema = z.strictObject({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSize.max).default(LIMITS.pageSize.stories),
  status: z.enum(STORY_STATUSES).optional(),
  theme: z.enum(THEMES).optional(),
  sortBy: z.enum(['createdAt', 'updatedAt', 'title']).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
})
export type StoryListInput = z.infer<typeof storyListInputSchema>

/** The form of every list answer (specification, section 3). */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
  })
}

export const createdStorySchema = z.object({ storyId: z.string() })
