import Fastify, { type FastifyInstance } from 'fastify'
import { Calls } from './control/calls.ts'
import { Faults } from './control/faults.ts'
import type { Latency } from './control/latency.ts'
import { recordCalls } from './control/record-calls.ts'
import { registerControl } from './control/register-control.ts'
import { registerElevenLabs } from './elevenlabs/register-elevenlabs.ts'
import type { Engines } from './engines/engines.ts'
import { registerHome } from './home/register-home.ts'
import { isLoopbackHost } from './is-loopback-url.ts'
import { registerOpenId } from './openid/register-openid.ts'
import { registerReplicate } from './replicate/register-replicate.ts'

export interface SandboxOptions {
  dataDir: string
  engines: Engines
  latency: Latency
  client: { id: string; secret: string }
  /** The sandbox's own origin; by default `http://127.0.0.1:` and the port it listens on. */
  url?: string | undefined
}

const vendors = ['openid', 'replicate', 'elevenlabs']
const largestBody = 64 * 1024 * 1024

/** Puts the doors of all played services on one server that only this machine can use. It does not listen yet. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { dataDir, engines, latency, client, url } = options
  const app = Fastify({ forceCloseConnections: true, bodyLimit: largestBody })
  const faults = new Faults()
  const calls = new Calls()
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackHost(request.host)) return reply.code(403).send({ detail: 'Only for this machine.' })
  })
  recordCalls(app, calls, vendors)
  app.get('/healthz', async () => ({ status: 'ok' }))
  registerHome(app, calls, faults)
  await app.register((control) => registerControl(control, faults, calls), { prefix: '/control' })
  await app.register((door) => registerOpenId(door, { dataDir, faults, client, url }), { prefix: '/openid' })
  await app.register((door) => registerReplicate(door, { dataDir, engines, latency, faults }), {
    prefix: '/replicate',
  })
  await app.register((door) => registerElevenLabs(door, { engines, latency, faults }), {
    prefix: '/elevenlabs',
  })
  return app
}
