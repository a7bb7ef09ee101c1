import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call } from './client.ts'
import type { Report } from './report.ts'

type Order = Record<string, unknown>
type Page = {
  text: string
  translation: string | null
  imageUrl: string
  audioUrl: string
  durationMs: number
  marks: Mark[]
}
type Mark = { start: number; end: number; from: number; to: number }
type Story = { title: string; status: string; language: string; pageCount: number; pages: Page[] }
type Progress = { status: string; progress: number; currentStep: string }

const LONGEST_MS = 240_000

async function awaitEnd(
  base: string,
  token: string,
  storyId: string,
  print: (line: string) => void,
): Promise<Progress> {
  const started = Date.now()
  let shown = ''
  for (;;) {
    const { body } = await call(base, 'GET', `/api/stories/${storyId}/status`, { token })
    const progress = body.data as Progress
    if (progress.currentStep !== shown)
      print(`         ${String(progress.progress).padStart(3)} %  ${progress.currentStep}`)
    shown = progress.currentStep
    if (['completed', 'failed', 'cancelled'].includes(progress.status)) return progress
    if (Date.now() - started > LONGEST_MS) return progress
    await sleep(500)
  }
}

/** Every mark lies in the text, is a word, and follows the one before in time. */
function marksFit(page: Page): boolean {
  const inOrder = page.marks.every(
    (mark, index) => index === 0 || mark.from >= (page.marks[index - 1] as Mark).from,
  )
  return (
    inOrder &&
    page.marks.length > 0 &&
    page.marks.every((mark) => mark.end > mark.start && mark.end <= page.text.length)
  )
}

async function checkMedia(base: string, report: Report, page: Page): Promise<void> {
  const picture = await fetch(new URL(page.imageUrl, base))
  report.check(
    'the picture of page 1 can be fetched',
    picture.ok && picture.headers.get('content-type') === 'image/webp',
  )
  const sound = await fetch(new URL(page.audioUrl, base), { headers: { range: 'bytes=0-99' } })
  report.check(
    'its narration can be fetched in parts',
    sound.status === 206 && sound.headers.get('content-type') === 'audio/mpeg',
  )
  const forged = await fetch(new URL(page.imageUrl.replace(/signature=.{4}/, 'signature=AAAA'), base))
  report.check('a forged link is refused', forged.status === 404 || forged.status === 403, forged.status)
}

async function checkStory(
  base: string,
  report: Report,
  token: string,
  storyId: string,
  order: Order,
): Promise<void> {
  const answer = await call(base, 'GET', `/api/stories/${storyId}`, { token })
  const story = report.data<Story>('GET stories/{id}', answer)
  const whole = story.pages.every(
    (page) => page.text && page.imageUrl && page.audioUrl && page.durationMs > 0,
  )
  report.check(
    `every page of ${story.title} has text, picture and narration`,
    whole && story.pages.length === order.pageCount,
  )
  report.check('the spoken words are marked', story.pages.every(marksFit))
  report.check(
    'the story names the child',
    story.pages.some((page) => page.text.includes(String(order.characterName))),
  )
  if (story.pages[0]) await checkMedia(base, report, story.pages[0])
}

async function createTwice(base: string, report: Report, token: string, order: Order): Promise<Answer> {
  const headers = { 'idempotency-key': `contract-${Date.now()}` }
  const first = await call(base, 'POST', '/api/stories', { token, body: order, headers })
  const second = await call(base, 'POST', '/api/stories', { token, body: order, headers })
  const same = JSON.stringify(first.body) === JSON.stringify(second.body)
  report.check('a double click makes one story', same && second.status === 201, second.body)
  const other = await call(base, 'POST', '/api/stories', {
    token,
    body: { ...order, characterName: 'Other' },
    headers,
  })
  report.refused('the same key with another order', other, 409, 'VALIDATION_ERROR')
  return first
}

/** One book over REST, from the order to its pages; returns its id. */
export async function walkStory(
  base: string,
  report: Report,
  token: string,
  order: Order,
  print: (line: string) => void,
) {
  const created = await createTwice(base, report, token, order)
  const { storyId } = report.data<{ storyId: string }>(`POST stories (${order.language})`, created, 201)
  const end = await awaitEnd(base, token, storyId, print)
  report.check(
    `the ${order.language} story is completed`,
    end.status === 'completed' && end.progress === 100,
    end,
  )
  await checkStory(base, report, token, storyId, order)
  const cancel = await call(base, 'POST', `/api/stories/${storyId}/cancel`, { token })
  report.refused('POST cancel on a finished story', cancel, 409, 'VALIDATION_ERROR')
  return storyId
}
