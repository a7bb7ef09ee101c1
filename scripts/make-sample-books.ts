/**
 * `npm run make-sample-books`: orders the sample books from the product itself and keeps them in scripts/sample-books.
 * CONTRACT_URL names a server that is running; without it a whole stack is started for the work.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { REQUIRED_CONSENT_VERSION, type Story } from '@taleglow/contracts'
import { call } from './contract/client.ts'
import { createReport } from './contract/report.ts'
import { signIn } from './contract/sign-in.ts'
import { withStack } from './contract/with-stack.ts'
import { ROOT } from './start/root.ts'

const print = (line: string) => console.log(line)

const ORDERS = {
  chinese: {
    characterName: '小满',
    characterAge: 4,
    characterTraits: ['curious', 'kind', 'nature'],
    theme: 'nature',
    setting: 'forest',
    style: 'watercolor',
    voice: 'warm-female',
    language: 'zh',
    pageCount: 6,
    looks: { hairStyle: 'pigtails', hairColor: 'black', skinTone: 'light' },
  },
  english: {
    characterName: 'Oliver',
    characterAge: 7,
    characterTraits: ['brave', 'creative', 'books'],
    theme: 'magic',
    setting: 'castle',
    style: 'fantasy',
    voice: 'storyteller',
    language: 'en',
    pageCount: 6,
    looks: { hairStyle: 'curly', hairColor: 'brown', skinTone: 'brown', glasses: true },
  },
}

async function orderBook(base: string, token: string, order: object): Promise<Story> {
  const created = await call(base, 'POST', '/api/stories', { token, body: order })
  const { storyId } = created.body.data as { storyId: string }
  for (;;) {
    const { data } = (await call(base, 'GET', `/api/stories/${storyId}`, { token })).body as { data: Story }
    if (data.status === 'completed') return data
    if (data.status === 'failed') throw new Error('The book could not be made')
    await sleep(1000)
  }
}

async function download(base: string, path: string | null, file: string): Promise<void> {
  if (!path) throw new Error(`There is nothing for ${file}`)
  const response = await fetch(new URL(path, base))
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
}

const KEPT = [
  'id',
  'title',
  'characterName',
  'characterAge',
  'characterTraits',
  'theme',
  'setting',
  'style',
  'voice',
  'looks',
  'language',
  'pageCount',
  'dedication',
] as const satisfies (keyof Story)[]

async function keepBook(base: string, name: string, story: Story): Promise<void> {
  const folder = join(ROOT, 'scripts/sample-books', name)
  await mkdir(folder, { recursive: true })
  const pages = []
  for (const { imageUrl, audioUrl, ...page } of story.pages) {
    const image = `page-${page.number}.webp`
    const audio = `page-${page.number}.mp3`
    await download(base, imageUrl, join(folder, image))
    await download(base, audioUrl, join(folder, audio))
    pages.push({ ...page, image, audio })
  }
  const book = { ...Object.fromEntries(KEPT.map((field) => [field, story[field]])), pages }
  await writeFile(join(folder, 'book.json'), `${JSON.stringify(book, null, 2)}\n`)
}

async function make(base: string): Promise<void> {
  for (const [name, order] of Object.entries(ORDERS)) {
    const { accessToken: token } = await signIn(
      base,
      createReport(print),
      `${name}-${Date.now()}@example.com`,
    )
    await call(base, 'POST', '/api/auth/consent', { token, body: { version: REQUIRED_CONSENT_VERSION } })
    const story = await orderBook(base, token, order)
    await keepBook(base, name, story)
    print(`${name}: ${story.title}`)
  }
}

await withStack(print, make)
