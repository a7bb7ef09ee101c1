import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../control/faults.ts'
import { type Latency, pickLatency, waitSince } from '../control/latency.ts'
import type { Engines, Speech, SpeechRequest } from '../engines/engines.ts'
import { readSpeechRequest, type SpeechParams, type SpeechQuery } from './read-speech-request.ts'
import { sendBroken, sendError } from './send-error.ts'
import { alignmentOf, splitSpeech } from './split-speech.ts'

export interface SpeechOptions {
  engines: Engines
  latency: Latency
  faults: Faults
  /** Told the length of every text that was spoken. */
  count: (characters: number) => void
}

type Route = { Params: SpeechParams; Querystring: SpeechQuery }
type Answer = (reply: FastifyReply, speech: Speech, request: SpeechRequest) => unknown

/** The four text-to-speech operations: whole or streamed, with or without character times. */
export function registerSpeech(door: FastifyInstance, options: SpeechOptions): void {
  const answers: Record<string, Answer> = {
    '': (reply, { audio }, { format }) => asAudio(reply, format).send(Buffer.from(audio, 'base64')),
    '/stream': (reply, speech, { format }) =>
      asAudio(reply, format).send(
        breakable(
          options.faults,
          splitSpeech(speech, format).map(({ audio }) => Buffer.from(audio, 'base64')),
        ),
      ),
    '/with-timestamps': (reply, speech) => reply.send(withTimes(speech)),
    '/stream/with-timestamps': (reply, speech, { format }) => {
      const lines = splitSpeech(speech, format).map((piece) =>
        Buffer.from(`${JSON.stringify(withTimes(piece))}\n`),
      )
      return reply.type('application/json').send(breakable(options.faults, lines))
    },
  }
  for (const [ending, answer] of Object.entries(answers)) {
    const config = { operation: `text-to-speech${ending}` }
    door.post<Route>(`/v1/text-to-speech/:voiceId${ending}`, { config }, (request, reply) =>
      speak(request, reply, options, answer),
    )
  }
}

async function speak(
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  { engines, latency, faults, count }: SpeechOptions,
  answer: Answer,
) {
  const wanted = await readSpeechRequest(request, reply)
  if (!wanted) return reply
  if (faults.take('elevenlabs', ['speech'], ['flagged'])) {
    return sendError(reply, 400, 'validation_error', 'content_policy_violation', 'The text was blocked.')
  }
  const startedAt = performance.now()
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  try {
    const speech = await engines.speak(wanted, left.signal)
    await waitSince(startedAt, pickLatency(latency.speech), left.signal)
    count(wanted.text.length)
    reply.header('character-cost', wanted.text.length)
    return answer(reply, speech, wanted)
  } catch (error) {
    if (left.signal.aborted) return reply
    request.log.error(error)
    return sendBroken(reply)
  }
}

function asAudio(reply: FastifyReply, format: SpeechRequest['format']): FastifyReply {
  return reply.type(format.startsWith('mp3') ? 'audio/mpeg' : 'audio/pcm')
}

function withTimes(speech: Speech) {
  const alignment = alignmentOf(speech)
  return { audio_base64: speech.audio, alignment, normalized_alignment: alignment }
}

/** The pieces as a stream; under a planned `broken-stream` it ends with an error after the first half. */
function breakable(faults: Faults, pieces: Buffer[]): Readable {
  const breaks = faults.take('elevenlabs', ['speech'], ['broken-stream']) !== undefined
  const half = Math.ceil(pieces.length / 2)
  return Readable.from(
    (async function* () {
      yield* breaks ? pieces.slice(0, half) : pieces
      if (breaks) throw new Error('The stream was broken on request.')
    })(),
    { objectMode: false },
  )
}
