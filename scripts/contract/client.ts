export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }
export type Call = {
  token?: string
  body?: unknown
  language?: 'zh' | 'en'
  headers?: Record<string, string>
}

/** Calls one row of the contract and gives the answer as it came; never throws for a status. */
export async function call(base: string, method: string, path: string, options: Call = {}): Promise<Answer> {
  const headers: Record<string, string> = { 'accept-language': options.language ?? 'zh', ...options.headers }
  if (options.token) headers.authorization = `Bearer ${options.token}`
  if (options.body !== undefined) headers['content-type'] = 'application/json'
  const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
  const response = await fetch(`${base}${path}`, {
    method,
    headers,
    body: options.body === undefined ? undefined : body,
    signal: AbortSignal.timeout(30_000),
  })
  const parsed = await response.json().catch(() => ({}))
  return { status: response.status, body: parsed as Record<string, unknown>, headers: response.headers }
}
