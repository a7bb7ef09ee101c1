import { escapeHtml } from '../escape-html.ts'
import { pageStyle } from './page-style.ts'
import type { Person } from './people.ts'

/** The account chooser in Chinese and English: two sample people, a form for anyone else, and a way to decline. */
export function renderSignInPage(people: readonly Person[], action: string, problem?: string): string {
  const person = ({ sub, email, name }: Person) => `
<li><form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="name" value="${escapeHtml(name)}">
<button class="person"><img src="/openid/people/${sub}.svg" alt=""><span>${escapeHtml(name)}<small>${escapeHtml(email)}</small></span></button>
</form></li>`
  return `<!doctype html>
<html lang="zh"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>选择账号 · Choose an account</title><style>${pageStyle}</style></head>
<body><main>
<h1>选择一个账号<br><span lang="en">Choose an account</span></h1>
<p>继续前往「童话微光」。这是本机的登录页，不会联网。<br><span lang="en">to continue to Taleglow. This page lives on your own machine.</span></p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<ul>${people.map(person).join('')}</ul>
<hr>
<form method="post" action="${escapeHtml(action)}">
<label>邮箱 · <span lang="en">E-mail</span><input name="email" type="email" required autocomplete="email"></label>
<label>名字 · <span lang="en">Name</span><input name="name" maxlength="80" autocomplete="name"></label>
<div class="row">
<button class="primary">登录 · <span lang="en">Sign in</span></button>
<button name="decision" value="decline" formnovalidate>不登录 · <span lang="en">Decline</span></button>
</div></form>
</main></body></html>`
}
