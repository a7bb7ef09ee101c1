import Fastify, { type FastifyInstance } from 'fastify'
import { type Format, formats } from './encode-audio.ts'
import { speak } from './speak.ts'
import { voices } from './voices.ts'

interface SpeakBody {
  text: string
  variant: string
  speed: number
  format: Format
}

const bodySchema = {
  type: 'object',
  required: ['text', 'variant'],
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 10_000 },
    variant: { type: 'string', enum: Object.keys(voices) },
    speed: { type: 'number', minimum: 0.7, maximum: 1.2, default: 1 },
    format: { type: 'string', enum: formats, default: formats[0] },
  },
}

/** `POST /speak` and `GET /voices`. */
export function buildServer(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/voices', async () => ({ voices: Object.keys(voices) }))
  app.post<{ Body: SpeakBody }>('/speak', { schema: { body: bodySchema } }, async (request) => {
    const { text, variant, speed, format } = request.body
    const { audio, characters, starts, ends } = await speak(text, variant, speed, format)
    return { audio: audio.toString('base64'), characters, starts, ends }
  })
  return app
}
