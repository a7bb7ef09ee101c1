import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** Headers that keep strangers out of the page: nothing inline, nothing from elsewhere, no frame around it. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isSecure = publicUrl.startsWith('https:')
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...DIRECTIVES, ...(isSecure ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: isSecure,
    frameguard: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  })
}
