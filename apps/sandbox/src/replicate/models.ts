import { createHash } from 'node:crypto'
import { z } from 'zod'

export type ModelKind = 'text' | 'picture' | 'moderation'

export interface Model {
  name: string
  kind: ModelKind
  description: string
  input: z.ZodObject
}

const textInput = z.looseObject({
  prompt: z.string(),
  max_tokens: z.int().min(1).max(32_768).default(1024),
  temperature: z.number().min(0).max(2).default(0.1),
  top_p: z.number().min(0).max(1).default(1),
  presence_penalty: z.number().min(-2).max(2).default(0),
  frequency_penalty: z.number().min(-2).max(2).default(0),
  seed: z.int().min(0).optional(),
})

const aspectRatios = ['match_input_image', '1:1', '4:3', '3:4', '16:9', '9:16', '3:2', '2:3', '21:9'] as const

const pictureInput = z.looseObject({
  prompt: z.string().min(1),
  image_input: z.array(z.url()).max(10).default([]),
  size: z.enum(['1K', '2K', '4K', 'custom']).default('2K'),
  aspect_ratio: z.enum(aspectRatios).default('match_input_image'),
  width: z.int().min(1024).max(4096).default(2048),
  height: z.int().min(1024).max(4096).default(2048),
  sequential_image_generation: z.enum(['disabled', 'auto']).default('disabled'),
  max_images: z.int().min(1).max(15).default(1),
  enhance_prompt: z.boolean().default(true),
  seed: z.int().min(0).optional(),
})

const moderationInput = z.looseObject({
  prompt: z.string().min(1),
  image_input: z.array(z.url()).default([]),
})

export type TextInput = z.infer<typeof textInput>
export type PictureInput = z.infer<typeof pictureInput>
export type ModerationInput = z.infer<typeof moderationInput>

/** The models the sandbox plays, with the input each takes at the vendor. */
export const models: readonly Model[] = [
  {
    name: 'deepseek-ai/deepseek-v3.1',
    kind: 'text',
    description: 'A language model; here a local story writer answers.',
    input: textInput,
  },
  {
    name: 'bytedance/seedream-4',
    kind: 'picture',
    description: 'A picture model; here a local illustrator draws.',
    input: pictureInput,
  },
  {
    name: 'meta/llama-guard-4-12b',
    kind: 'moderation',
    description: 'A moderation model; here a word list in two languages judges.',
    input: moderationInput,
  },
]

/** The 64-digit id that stands for the model's only version. */
export function versionOf(model: Model): string {
  return createHash('sha256').update(model.name).digest('hex')
}

/** Finds a model by `owner/name`, `owner/name:version` or the version's id alone. */
export function findModel(identifier: string): Model | undefined {
  const [name, version] = identifier.split(':')
  return models.find((model) => {
    if (version !== undefined && version !== versionOf(model)) return false
    return model.name === name || versionOf(model) === name
  })
}

/** The model in the vendor's form (`schemas_model_response`). */
export function modelToWire(model: Model, origin: string) {
  const [owner, name] = model.name.split('/')
  return {
    url: `${origin}/replicate/v1/models/${model.name}`,
    owner,
    name,
    description: model.description,
    visibility: 'public',
    is_official: true,
    github_url: null,
    paper_url: null,
    license_url: null,
    run_count: 0,
    cover_image_url: null,
    default_example: null,
    latest_version: versionToWire(model),
  }
}

function versionToWire(model: Model) {
  const Input = z.toJSONSchema(model.input, { io: 'input' })
  return {
    id: versionOf(model),
    created_at: '2026-01-01T00:00:00.000Z',
    cog_version: '0.16.0',
    openapi_schema: { openapi: '3.0.2', components: { schemas: { Input } } },
  }
}
