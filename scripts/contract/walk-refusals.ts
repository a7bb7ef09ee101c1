import { call } from './client.ts'
import type { Report } from './report.ts'

type Order = Record<string, unknown>
type Refusal = [what: string, change: Order, path: string]

/** One order for each field outside its range, with the field that the answer must name. */
const BAD_ORDERS: Refusal[] = [
  ['an empty name', { characterName: '  ' }, 'characterName'],
  ['a name of 31 characters', { characterName: '乐'.repeat(31) }, 'characterName'],
  ['a name that turns the writing round', { characterName: 'a\u202Eb' }, 'characterName'],
  ['age 2', { characterAge: 2 }, 'characterAge'],
  ['age 9', { characterAge: 9 }, 'characterAge'],
  ['age 4.5', { characterAge: 4.5 }, 'characterAge'],
  ['no trait', { characterTraits: [] }, 'characterTraits'],
  [
    'six traits',
    { characterTraits: ['brave', 'kind', 'curious', 'funny', 'smart', 'creative'] },
    'characterTraits',
  ],
  ['a trait twice', { characterTraits: ['brave', 'brave'] }, 'characterTraits'],
  ['an unknown theme', { theme: 'horror' }, 'theme'],
  ['an unknown setting', { setting: 'moon' }, 'setting'],
  ['an unknown style', { style: 'cubism' }, 'style'],
  ['an unknown voice', { voice: 'nobody' }, 'voice'],
  ['an unknown language', { language: 'fr' }, 'language'],
  ['5 pages', { pageCount: 5 }, 'pageCount'],
  ['17 pages', { pageCount: 17 }, 'pageCount'],
  ['an unknown field', { price: 0 }, 'price'],
  ['an unknown hair style', { looks: { hairStyle: 'mohawk' } }, 'looks.hairStyle'],
]

async function refuseOrder(
  base: string,
  report: Report,
  token: string,
  body: Order,
  [what, , path]: Refusal,
) {
  const answer = await call(base, 'POST', '/api/stories', { token, body })
  report.refused(`POST stories with ${what}`, answer, 400, 'VALIDATION_ERROR')
  const details = (answer.body.details ?? []) as { path: string }[]
  report.check(
    `the answer names ${path}`,
    details.some((fault) => fault.path.startsWith(path)),
    details,
  )
}

/** Bad input of every kind: the envelope with its code and status, nothing stored, no credits held. */
export async function walkRefusals(base: string, report: Report, token: string, order: Order): Promise<void> {
  for (const refusal of BAD_ORDERS)
    await refuseOrder(base, report, token, { ...order, ...refusal[1] }, refusal)
  const post = (body: unknown) => call(base, 'POST', '/api/stories', { token, body })
  report.refused(
    'POST stories with 12 pages on the free plan',
    await post({ ...order, pageCount: 12 }),
    403,
    'FORBIDDEN',
  )
  report.refused(
    'POST stories with what is not JSON',
    await post('{"characterName":'),
    400,
    'VALIDATION_ERROR',
  )
  report.refused(
    'POST stories with over a megabyte',
    await post({ ...order, wish: 'x'.repeat(1_100_000) }),
    413,
    'VALIDATION_ERROR',
  )
  for (const path of [
    '/api/stories/not-an-id',
    '/api/stories/01900000-0000-7000-8000-000000000000',
    '/api/nothing-here',
  ]) {
    report.refused(`GET ${path}`, await call(base, 'GET', path, { token }), 404, 'NOT_FOUND')
  }
  const { items } = report.data<{ items: unknown[] }>(
    'GET stories',
    await call(base, 'GET', '/api/stories', { token }),
  )
  const { credits, held } = report.data<{ credits: number; held: number }>(
    'GET auth/credits',
    await call(base, 'GET', '/api/auth/credits', { token }),
  )
  report.check('nothing was stored and nothing held', items.length === 0 && credits === 50 && held === 0, {
    items,
    credits,
    held,
  })
}
