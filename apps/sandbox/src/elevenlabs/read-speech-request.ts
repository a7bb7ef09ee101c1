import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SpeechRequest } from '../engines/engines.ts'
import { speechModel } from './account.ts'
import { sendError, sendInvalid } from './send-error.ts'
import { voices } from './voices.ts'

const formats = ['mp3_44100_128', 'mp3_22050_32', 'pcm_22050'] as const

const bodySchema = z.looseObject({
  text: z.string(),
  model_id: z.string().default('eleven_multilingual_v2'),
  voice_settings: z
    .looseObject({
      stability: z.number().min(0).max(1).nullish(),
      similarity_boost: z.number().min(0).max(1).nullish(),
      style: z.number().min(0).max(1).nullish(),
      speed: z.number().min(0.7).max(1.2).nullish(),
    })
    .nullish(),
})

export type SpeechParams = { voiceId: string }
export type SpeechQuery = { output_format?: string }

/**
 * Reads what is to be spoken. Where the request does not fit it answers as the vendor does and returns undefined.
 */
export async function readSpeechRequest(
  request: FastifyRequest<{ Params: SpeechParams; Querystring: SpeechQuery }>,
  reply: FastifyReply,
): Promise<SpeechRequest | undefined> {
  const refuse = async (status: number, type: string, code: string, message: string) => {
    await sendError(reply, status, type, code, message)
    return undefined
  }
  const body = bodySchema.safeParse(request.body)
  if (!body.success) {
    const loc = (path: PropertyKey[]) => [
      'body',
      ...path.map((key) => (typeof key === 'number' ? key : String(key))),
    ]
    await sendInvalid(
      reply,
      body.error.issues.map(({ path, message, code }) => ({ loc: loc(path), msg: message, type: code })),
    )
    return undefined
  }
  const { text, model_id, voice_settings } = body.data
  const { voiceId } = request.params
  const voice = voices.find(({ id }) => id === voiceId)
  if (!voice) {
    return refuse(404, 'not_found', 'voice_not_found', `A voice with the voice_id ${voiceId} was not found.`)
  }
  if (model_id !== speechModel.model_id) {
    return refuse(
      400,
      'validation_error',
      'model_not_found',
      `A model with model ID ${model_id} does not exist.`,
    )
  }
  if (text.trim() === '') {
    return refuse(400, 'validation_error', 'input_text_empty', 'Input text is empty.')
  }
  if (text.length > speechModel.maximum_text_length_per_request) {
    return refuse(
      400,
      'validation_error',
      'max_character_limit_exceeded',
      'The text is longer than the model takes.',
    )
  }
  const asked = request.query.output_format ?? formats[0]
  const format = formats.find((name) => name === asked)
  if (!format) {
    return refuse(
      400,
      'validation_error',
      'invalid_output_format',
      `The output format ${asked} is not played here.`,
    )
  }
  return { text, variant: voice.variant, speed: voice_settings?.speed ?? 1, format }
}
