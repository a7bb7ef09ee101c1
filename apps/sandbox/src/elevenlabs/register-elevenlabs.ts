import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { injectRequestFaults } from '../control/inject-request-faults.ts'
import { speechModel, subscriptionToWire, userToWire } from './account.ts'
import { registerSpeech, type SpeechOptions } from './register-speech.ts'
import { sendBroken, sendError, sendInvalid, sendThrottled } from './send-error.ts'
import { defaultSettings, voices, voiceToWire } from './voices.ts'

/** ElevenLabs' door: speech, voices, models and the account under `/v1` (and the newer voice list under `/v2`). */
export async function registerElevenLabs(
  door: FastifyInstance,
  options: Omit<SpeechOptions, 'count'>,
): Promise<void> {
  let charactersSpoken = 0
  door.addHook('onRequest', async (request, reply) => {
    const id = randomBytes(10).toString('hex')
    reply.header('x-request-id', id).header('request-id', id)
    return authorize(request, reply)
  })
  door.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }))
  door.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (!error.statusCode || error.statusCode >= 500) return sendBroken(reply)
    return sendInvalid(reply, [{ loc: ['body'], msg: error.message, type: 'json_invalid' }])
  })
  injectRequestFaults(door, {
    vendor: 'elevenlabs',
    faults: options.faults,
    namesOf: (request) =>
      request.routeOptions.config.operation?.startsWith('text-to-speech') ? ['speech'] : [],
    throttled: sendThrottled,
    broken: sendBroken,
  })
  const count = (characters: number) => {
    charactersSpoken += characters
  }
  registerSpeech(door, { ...options, count })
  registerVoices(door)
  door.get('/v1/models', async () => [speechModel])
  door.get('/v1/user', async () => userToWire(charactersSpoken))
  door.get('/v1/user/subscription', async () => subscriptionToWire(charactersSpoken))
}

/** Lets any key of the vendor's shape (`sk_…`) pass. */
async function authorize(request: FastifyRequest, reply: FastifyReply) {
  const key = request.headers['xi-api-key']
  if (!key) {
    const message = 'Neither authorization header nor xi-api-key received, please provide one.'
    return sendError(reply, 401, 'authentication_error', 'needs_authorization', message)
  }
  if (!/^sk_\S+$/.test(String(key))) {
    return sendError(reply, 401, 'authentication_error', 'invalid_api_key', 'Invalid API key')
  }
}

function registerVoices(door: FastifyInstance): void {
  const config = { operation: 'voices' }
  door.get('/v1/voices', { config }, async () => ({ voices: voices.map(voiceToWire) }))
  door.get('/v2/voices', { config }, async () => ({
    voices: voices.map(voiceToWire),
    has_more: false,
    total_count: voices.length,
    next_page_token: null,
  }))
  door.get('/v1/voices/settings/default', { config }, async () => defaultSettings)
  for (const [ending, toWire] of [
    ['', voiceToWire],
    ['/settings', () => defaultSettings],
  ] as const) {
    door.get<{ Params: { voiceId: string } }>(
      `/v1/voices/:voiceId${ending}`,
      { config },
      async (request, reply) => {
        const voice = voices.find(({ id }) => id === request.params.voiceId)
        if (voice) return toWire(voice)
        const message = `A voice with the voice_id ${request.params.voiceId} was not found.`
        return sendError(reply, 404, 'not_found', 'voice_not_found', message)
      },
    )
  }
}
