import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { z } from 'zod'
import { pageHeaders } from '../page-headers.ts'
import { drawPortrait } from './draw-portrait.ts'
import type { People } from './people.ts'
import { renderProblemPage } from './render-problem-page.ts'
import { renderSignInPage } from './render-sign-in-page.ts'

const email = z.email().max(254)
const formSchema = z.object({
  email: z.string().trim().optional(),
  name: z.string().trim().max(80).optional(),
  decision: z.literal('decline').optional(),
})

const samples = [
  ['linxiaoman@example.com', '林小满'],
  ['ada.green@example.com', 'Ada Green'],
] as const

/** The sign-in page, what it sends, and everyone's portrait. */
export async function registerInteraction(
  door: FastifyInstance,
  people: People,
  providerFor: (request: FastifyRequest) => Provider,
): Promise<void> {
  await door.register(formbody)
  const samplePeople = samples.map(([address, name]) => people.signIn(address, name))
  const finish = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) => {
    reply.hijack()
    const provider = providerFor(request)
    await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
  }
  const signIn = (request: FastifyRequest, reply: FastifyReply, address: string, name?: string) =>
    finish(request, reply, { login: { accountId: people.signIn(address, name).sub } })

  // As the browser's way back leads to a sign-in that is over.
  door.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const words =
      '这次登录已经结束，请回到童话微光重新登录。 This sign-in is over; please start again from Taleglow.'
    return reply.code(400).headers(pageHeaders).send(renderProblemPage(error.error, words))
  })
  door.get('/interaction/:uid', async (request, reply) => {
    const { params } = await providerFor(request).interactionDetails(request.raw, reply.raw)
    const hint = email.safeParse(params.login_hint)
    if (hint.success) return signIn(request, reply, hint.data)
    return reply.headers(pageHeaders).send(renderSignInPage(samplePeople, request.url))
  })
  door.post('/interaction/:uid', async (request, reply) => {
    const form = formSchema.safeParse(request.body)
    if (form.success && form.data.decision === 'decline') {
      return finish(request, reply, {
        error: 'access_denied',
        error_description: 'The person declined to sign in.',
      })
    }
    const address = email.safeParse(form.data?.email)
    if (address.success) return signIn(request, reply, address.data, form.data?.name)
    const problem = '请填写完整的邮箱地址。 Please enter a whole e-mail address.'
    return reply
      .code(422)
      .headers(pageHeaders)
      .send(renderSignInPage(samplePeople, request.url, problem))
  })
  door.get<{ Params: { sub: string } }>('/people/:sub.svg', async (request, reply) => {
    const person = people.get(request.params.sub)
    if (!person) return reply.code(404).send()
    return reply.type('image/svg+xml').send(drawPortrait(person))
  })
}
