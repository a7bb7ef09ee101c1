import { resolve } from 'node:path'
import { LOG_LEVELS } from '@taleglow/core/log'
import { z } from 'zod'
import { Fault } from './fault.ts'
import { withoutEmpty } from './without-empty.ts'

const DEFAULT_PORT = 3000
const HIGHEST_PORT = 65_535
const portRule = `a whole number from 1 to ${HIGHEST_PORT}`
const port = z.coerce.number({ error: portRule }).int(portRule).min(1, portRule).max(HIGHEST_PORT, portRule)
const httpUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
const text = z.string()
const model = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name')

const variables = z.object({
  PORT: port.default(DEFAULT_PORT),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgres:// or postgresql://' })
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  SANDBOX_PORT: port.optional(),
  REPLICATE_API_TOKEN: text.optional(),
  REPLICATE_BASE_URL: httpUrl.optional(),
  REPLICATE_TEXT_MODEL: model.optional(),
  REPLICATE_PICTURE_MODEL: model.optional(),
  ELEVENLABS_API_KEY: text.optional(),
  ELEVENLABS_BASE_URL: httpUrl.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  OIDC_ISSUER: httpUrl.optional(),
  MEDIA_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).optional(),
  NODE_ENV: text.optional(),
})
type Variables = z.infer<typeof variables>

export type Settings = Variables & { SANDBOX_PORT: number; PUBLIC_URL: string }

/** Each of these needs the other: a key sent to the sandbox, or none sent to the vendor, would only fail later. */
const TOGETHER: [keyof Variables, keyof Variables][] = [
  ['REPLICATE_BASE_URL', 'REPLICATE_API_TOKEN'],
  ['ELEVENLABS_BASE_URL', 'ELEVENLABS_API_KEY'],
  ['OIDC_ISSUER', 'GOOGLE_CLIENT_ID'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
]

/** Without all of these the sandbox stands in for a vendor. */
export const VENDOR_KEYS = ['REPLICATE_API_TOKEN', 'ELEVENLABS_API_KEY', 'GOOGLE_CLIENT_ID'] as const

/** @param given what the environment holds, right or wrong, so that these faults are named with all others */
function findClashes(given: Record<string, unknown>): string[] {
  const faults = TOGETHER.filter(([one, other]) => given[one] && !given[other]).map(
    ([one, other]) => `${one} is set, but ${other} is not.`,
  )
  const missing = VENDOR_KEYS.filter((key) => !given[key])
  if (given.NODE_ENV === 'production' && missing.length > 0) {
    faults.push(
      `NODE_ENV is production, where there is no sandbox; these are missing: ${missing.join(', ')}.`,
    )
  }
  return faults
}

/** @param given as for `findClashes` */
function findPortClash(given: Record<string, unknown>): string[] {
  const own = Number(given.PORT ?? DEFAULT_PORT)
  if (given.SANDBOX_PORT === undefined && own === HIGHEST_PORT) {
    return ['SANDBOX_PORT must be set when PORT is the highest port.']
  }
  return Number(given.SANDBOX_PORT) === own ? ['SANDBOX_PORT must differ from PORT.'] : []
}

function complain(faults: string[]): never {
  throw new Fault(['The environment is not right:', ...faults.map((fault) => `- ${fault}`)].join('\n'))
}

/** Where this machine reaches what listens on `host` and `port`. */
export function originOf(host: string, port: number): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

/**
 * Reads the settings from environment variables; an empty one counts as missing.
 * @param cwd what a relative DATA_DIR starts from
 * @throws Fault that names everything that is wrong at once
 */
export function readEnvironment(env: NodeJS.ProcessEnv, cwd: string): Settings {
  const present = withoutEmpty(env)
  const clashes = [...findPortClash(present), ...findClashes(present)]
  const read = variables.safeParse(present)
  if (!read.success) {
    const shapes = read.error.issues.map(({ path, message }) => `${path.join('.')} must be ${message}.`)
    return complain([...shapes, ...clashes])
  }
  if (clashes.length > 0) complain(clashes)
  const given = read.data
  return {
    ...given,
    DATA_DIR: resolve(cwd, given.DATA_DIR),
    SANDBOX_PORT: given.SANDBOX_PORT ?? given.PORT + 1,
    PUBLIC_URL: given.PUBLIC_URL ?? originOf(given.HOST, given.PORT),
  }
}
