import type { FieldFault, Language } from '@taleglow/contracts'
import { translate } from '@taleglow/i18n'
import type { core, ZodError } from 'zod'

/** A text below `errors:field.`, with the limit it names. */
type Fault = { key: string; limit?: number }

/** The parameter that a text calls its limit by. */
const LIMIT_NAMES: Record<string, 'min' | 'max'> = {
  tooLong: 'max',
  tooBig: 'max',
  tooMany: 'max',
  tooSmall: 'min',
  tooFew: 'min',
}

const isList = (origin: string) => origin === 'array' || origin === 'set'

/** Messages that the schemas set themselves are names of texts: `distinct`, `tooLong:30`. */
function faultOfMessage(message: string): Fault | null {
  const [, key, limit] = /^([a-z][A-Za-z]*)(?::(\d+))?$/.exec(message) ?? []
  return key ? { key, ...(limit ? { limit: Number(limit) } : {}) } : null
}

function faultOfSize(issue: core.$ZodIssueTooBig | core.$ZodIssueTooSmall): Fault {
  if (issue.code === 'too_big') {
    const key = isList(issue.origin) ? 'tooMany' : issue.origin === 'string' ? 'tooLong' : 'tooBig'
    return { key, limit: Number(issue.maximum) }
  }
  if (issue.origin === 'string') return { key: 'required' }
  return { key: isList(issue.origin) ? 'tooFew' : 'tooSmall', limit: Number(issue.minimum) }
}

function faultOf(issue: core.$ZodIssue): Fault {
  const named = faultOfMessage(issue.message)
  if (named) return named
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return faultOfSize(issue)
    case 'invalid_value':
      return { key: 'unknownChoice' }
    case 'invalid_format':
      return { key: 'wrongFormat' }
    default:
      return { key: 'wrongType' }
  }
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  )
}

function say(language: Language, { key, limit }: Fault): string {
  const name = LIMIT_NAMES[key]
  return translate(language, `errors:field.${key}`, name && limit !== undefined ? { [name]: limit } : {})
}

/**
 * What is wrong with each field of `input`, in the language of the request: `details` of a VALIDATION_ERROR.
 * Paths are joined with dots (`characterTraits.0`); a field that no schema knows is named by its own path.
 */
export function listFieldFaults(error: ZodError, input: unknown, language: Language): FieldFault[] {
  return error.issues.flatMap((issue) => {
    const at = (...more: PropertyKey[]) => [...issue.path, ...more].join('.')
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: at(key), message: say(language, { key: 'unknownField' }) }))
    }
    const missing = issue.code !== 'custom' && valueAt(input, issue.path) === undefined
    return [{ path: at(), message: say(language, missing ? { key: 'required' } : faultOf(issue)) }]
  })
}
