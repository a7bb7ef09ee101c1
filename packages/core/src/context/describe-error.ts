type Described = { type: string; message: string; code?: unknown; stack?: string; cause?: Described }

/** A failed query names its parameters, and a broken text shows its beginning: either may be a child's story. */
function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return 'A query failed'
  return error instanceof SyntaxError ? 'Something could not be parsed' : error.message
}

const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** An error as the log keeps it: kind, place and reason, without the data that it happened to. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown' }
  const { code, cause, stack } = error as Error & { code?: unknown }
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(stack ? { stack: framesOf(stack) } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  }
}
