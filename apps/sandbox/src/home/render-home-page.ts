import type { Call } from '../control/calls.ts'
import { type Fault, faultKinds } from '../control/faults.ts'
import { escapeHtml } from '../escape-html.ts'
import { homeStyle } from './home-style.ts'

export interface Home {
  vendors: readonly { id: Fault['vendor']; name: string; calls: readonly Call[] }[]
  faults: readonly Fault[]
}

const rowsShown = 25

/** The sandbox's own page: the latest calls of each played service and the faults to inject. */
export function renderHomePage({ vendors, faults }: Home): string {
  const columns = vendors.map(
    ({ name, calls }) =>
      `<section><h2>${name}</h2>${calls.length ? renderCalls(calls) : '<p>No call yet.</p>'}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Taleglow sandbox</title><style>${homeStyle}</style></head>
<body><header><h1>Sandbox</h1><p>Plays the outside services on this machine: nothing is sent, nothing is paid.</p>
<nav><a href="/openid/.well-known/openid-configuration">OpenID discovery</a> <a href="/control/calls">Calls as JSON</a>
<a href="/control/faults">Faults as JSON</a> <a href="/healthz">Health</a></nav></header>
<main>${renderFaults(vendors, faults)}${columns.join('')}</main></body></html>`
}

function renderCalls(calls: readonly Call[]): string {
  const row = ({ method, path, status, milliseconds, at }: Call) =>
    `<tr class="s${String(status)[0]}"><td><time>${escapeHtml(at.slice(11, 19))}</time></td><td>${escapeHtml(method)}</td>` +
    `<td class="path">${escapeHtml(path)}</td><td>${status || 'cut'}</td><td>${milliseconds} ms</td></tr>`
  const head = '<tr><th>Time</th><th>Method</th><th>Path</th><th>Status</th><th>Took</th></tr>'
  return `<table><thead>${head}</thead><tbody>${calls.slice(0, rowsShown).map(row).join('')}</tbody></table>`
}

function renderFaults(vendors: Home['vendors'], faults: readonly Fault[]): string {
  const options = (values: readonly (readonly [string, string])[]) =>
    values.map(([value, label]) => `<option value="${value}">${label}</option>`).join('')
  const planned = faults.map(
    ({ vendor, operation = 'anything', fault, count }) =>
      `<li>${vendor} · ${escapeHtml(operation)} · <b>${fault}</b> × ${count}</li>`,
  )
  return `<section class="faults"><h2>Faults to come</h2>
<ul>${planned.join('') || '<li>None: everything works.</li>'}</ul>
<form method="post" action="/control/faults">
<label>Service <select name="vendor">${options(vendors.map(({ id, name }) => [id, name]))}</select></label>
<label>Operation <input name="operation" placeholder="any, or text, picture, speech…"></label>
<label>Fault <select name="fault">${options(faultKinds.map((kind) => [kind, kind]))}</select></label>
<label>Times <input name="count" type="number" min="1" max="1000" value="1"></label>
<button>Plan it</button></form>
<form method="post" action="/control/faults/clear"><button>Clear all</button></form></section>`
}
