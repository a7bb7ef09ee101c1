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

type SpeechHttpRequest = FastifyRequest<{ Params: SpeechParams; Querystring: SpeechQuery }>

/**
 * Reads what is to be spoken. Where the request does not fit it answers as the vendor does and returns undefined.
 */
export async function readSpeechRequest(
  request: SpeechHttpRequest,
  reply: FastifyReply,
): Promise<SpeechRequest | undefined> {
  const body = bodySchema.safeParse(request.body)
  if (!body.success) {
    await sendInvalid(reply, body.error.issues.map(describeIssue))
    return undefined
  }
  const { text, model_id, voice_settings } = body.data
  const { voiceId } = request.params
  const asked = request.query.output_format ?? formats[0]
  const voice = voices.find(({ id }) => id === voiceId)
  const format = formats.find((name) => name === asked)
  const refuse = async (status: number, code: string, message: string) => {
    await sendError(reply, status, status === 404 ? 'not_found' : 'validation_error', code, message)
    return undefined
  }
  if (!voice) return refuse(404, 'voice_not_found', `A voice with the voice_id ${voiceId} was not found.`)
  if (!format) return refuse(400, 'invalid_output_format', `The output format ${asked} is not played here.`)
  const problem = findProblem(text, model_id)
  if (problem) return refuse(400, ...problem)
  return { text, variant: voice.variant, speed: voice_settings?.speed ?? 1, format }
}

/** The code and message for a text or model that the vendor would not take. */
function findProblem(text: string, modelId: string): [code: string, message: string] | undefined {
  if (modelId !== speechModel.model_id) {
    return ['model_not_found', `A model with model ID ${modelId} does not exist.`]
  }
  if (text.trim() === '') return ['input_text_empty', 'Input text is empty.']
  if (text.length > speechModel.maximum_text_length_per_request) {
    return ['max_character_limit_exceeded', 'The text is longer than the model takes.']
  }
  return undefined
}

function describeIssue({ path, message, code }: z.core.$ZodIssue) {
  const loc = ['body', ...path.map((key) => (typeof key === 'number' ? key : String(key)))]
  return { loc, msg: message, type: code }
}
