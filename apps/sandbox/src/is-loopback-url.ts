const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether the text is an http URL on this machine: all that the sandbox will call, or send a person to. */
export function isLoopbackUrl(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname)
}

/** Whether a Host header names this machine; anything else may be a page that rebound its DNS name. */
export function isLoopbackHost(host: string): boolean {
  return isLoopbackUrl(`http://${host}`)
}
