import { storySchema } from '@taleglow/contracts'
import { z } from 'zod'

/** A finished story as a file: the story of the contract, whose pages name their media files. */
export const sampleBookSchema = storySchema
  .pick({
    id: true,
    title: true,
    characterName: true,
    characterAge: true,
    characterTraits: true,
    theme: true,
    setting: true,
    style: true,
    voice: true,
    looks: true,
    language: true,
    pageCount: true,
    dedication: true,
  })
  .extend({
    pages: z.array(
      storySchema.shape.pages.element
        .omit({ imageUrl: true, audioUrl: true })
        .extend({ image: z.string(), audio: z.string() }),
    ),
  })
export type SampleBook = z.infer<typeof sampleBookSchema>
