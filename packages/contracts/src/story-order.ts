import { z } from 'zod'
import { LIMITS } from './limits.ts'
import {
  HAIR_COLORS,
  HAIR_STYLES,
  IMAGE_QUALITIES,
  OUTFIT_COLORS,
  OUTFITS,
  SETTINGS,
  SKIN_TONES,
  STORY_LANGUAGES,
  STYLES,
  THEMES,
  TRAITS,
  VOICES,
} from './options.ts'
import { lineOf, nameOf } from './text-fields.ts'

/** The child's looks once everything is chosen, by the parent or by the seed. */
export const looksSchema = z.strictObject({
  hairStyle: z.enum(HAIR_STYLES),
  hairColor: z.enum(HAIR_COLORS),
  skinTone: z.enum(SKIN_TONES),
  outfit: z.enum(OUTFITS),
  outfitColor: z.enum(OUTFIT_COLORS),
  glasses: z.boolean(),
  hearingAid: z.boolean(),
  wheelchair: z.boolean(),
})
export type Looks = z.infer<typeof looksSchema>

/** Input of POST /api/stories and `stories.create`: a parent's order. Unknown fields are refused. */
export const storyOrderSchema = z.strictObject({
  characterName: nameOf(LIMITS.characterName),
  characterAge: z.int().min(LIMITS.characterAge.min).max(LIMITS.characterAge.max),
  characterTraits: z
    .array(z.enum(TRAITS))
    .min(LIMITS.traits.min)
    .max(LIMITS.traits.max)
    .refine((traits) => new Set(traits).size === traits.length, { message: 'distinct' }),
  theme: z.enum(THEMES),
  setting: z.enum(SETTINGS),
  style: z.enum(STYLES),
  voice: z.enum(VOICES),
  title: lineOf(LIMITS.title).optional(),
  language: z.enum(STORY_LANGUAGES).optional(),
  pageCount: z.int().min(LIMITS.pageCount.min).max(LIMITS.pageCount.max).default(LIMITS.pageCount.default),
  imageQuality: z.enum(IMAGE_QUALITIES).default('standard'),
  looks: looksSchema.partial().optional(),
  dedication: lineOf(LIMITS.dedication).optional(),
  wish: lineOf(LIMITS.wish).optional(),
})
export type StoryOrder = z.infer<typeof storyOrderSchema>
export type StoryOrderInput = z.input<typeof storyOrderSchema>
