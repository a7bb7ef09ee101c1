/** Headers of the sandbox's own pages: no script, nothing from elsewhere, never framed. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
} as const
