/**
 * `npm run contract`: walks the HTTP contract as a stranger would, from sign-in to deletion, with a line for each call.
 * CONTRACT_URL names a server that is running; without it a whole stack is started for the walk and stopped after.
 */
import { call } from './contract/client.ts'
import { createReport } from './contract/report.ts'
import { signIn } from './contract/sign-in.ts'
import { walkAuth, walkTokens } from './contract/walk-auth.ts'
import { walkRefusals } from './contract/walk-refusals.ts'
import { walkStory } from './contract/walk-story.ts'
import { withStack } from './contract/with-stack.ts'

const print = (line: string) => console.log(line)
const ORDER = {
  characterName: '乐乐',
  characterAge: 4,
  characterTraits: ['brave', 'kind', 'nature'],
  theme: 'adventure',
  setting: 'forest',
  style: 'watercolor',
  voice: 'warm-female',
  language: 'zh',
  pageCount: 6,
}
const ENGLISH_ORDER = {
  ...ORDER,
  characterName: 'Mia',
  characterAge: 7,
  style: 'fantasy',
  voice: 'storyteller',
  language: 'en',
}

async function walk(base: string): Promise<boolean> {
  const report = createReport(print)
  for (const list of ['themes', 'styles', 'voices', 'settings', 'traits']) {
    const options = report.data<unknown[]>(
      `GET stories/${list}`,
      await call(base, 'GET', `/api/stories/${list}`),
    )
    report.check(`${list} has its choices`, options.length >= 8)
  }
  const session = await walkAuth(base, report, ORDER)
  const token = session.accessToken
  await walkRefusals(base, report, token, ORDER)
  const chinese = await walkStory(base, report, token, ORDER, print)
  await walkStory(base, report, token, ENGLISH_ORDER, print)
  const poor = await call(base, 'POST', '/api/stories', { token, body: ORDER })
  report.check('a third story this month is refused', poor.status === 403 || poor.status === 402, poor)
  const stranger = await signIn(base, report, `stranger-${Date.now()}@example.com`)
  const theirs = await call(base, 'GET', `/api/stories/${chinese}`, { token: stranger.accessToken })
  report.refused('GET a story of somebody else', theirs, 404, 'NOT_FOUND')
  const { total } = report.data<{ total: number }>(
    'GET stories',
    await call(base, 'GET', '/api/stories?limit=1', { token }),
  )
  report.check('the library has both books', total === 2, total)
  report.data('DELETE stories/{id}', await call(base, 'DELETE', `/api/stories/${chinese}`, { token }))
  report.refused(
    'GET what was deleted',
    await call(base, 'GET', `/api/stories/${chinese}`, { token }),
    404,
    'NOT_FOUND',
  )
  await walkTokens(base, report, session)
  return report.close()
}

process.exitCode = (await withStack(print, walk)) ? 0 : 1
