import { createHash } from 'node:crypto'

/** JSON with sorted keys, so that two bodies that say the same have the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** SHA-256 of a procedure and its input. */
export function hashRequest(procedure: string, input: unknown): string {
  return createHash('sha256')
    .update(`${procedure}\n${canonical(input)}`)
    .digest('hex')
}
