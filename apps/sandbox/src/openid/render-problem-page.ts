import { escapeHtml } from '../escape-html.ts'
import { pageStyle } from './page-style.ts'

/** What a person sees when a sign-in request cannot go on and may not be sent back. */
export function renderProblemPage(error: string, description = ''): string {
  return `<!doctype html>
<html lang="zh"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>无法登录 · Sign-in stopped</title><style>${pageStyle}</style></head>
<body><main><h1>无法登录<br><span lang="en">Sign-in stopped</span></h1>
<p lang="en"><code>${escapeHtml(error)}</code> ${escapeHtml(description)}</p></main></body></html>`
}
