import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlierAssets } from './keep-earlier-assets.ts'

const DAY = 24 * 3600 * 1000
let folder: string
const before = () => join(folder, 'before')
const built = () => join(folder, 'built')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  for (const dist of [before(), built()]) await mkdir(join(dist, 'assets'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

it('keeps what an open page may still ask for, beside what is new', async () => {
  await writeFile(join(before(), 'assets/reader-old.js'), 'old')
  await writeFile(join(before(), 'assets/font-same.woff2'), 'same')
  await writeFile(join(built(), 'assets/font-same.woff2'), 'same')
  await writeFile(join(built(), 'assets/reader-new.js'), 'new')
  await keepEarlierAssets(before(), built())
  expect((await readdir(join(built(), 'assets'))).sort()).toEqual([
    'font-same.woff2',
    'reader-new.js',
    'reader-old.js',
  ])
})

it('lets go of it after two weeks, however often there was a build since', async () => {
  await writeFile(join(before(), 'assets/reader-old.js'), 'old')
  await keepEarlierAssets(before(), built(), Date.now() + 13 * DAY)
  expect(await readFile(join(built(), 'assets/reader-old.js'), 'utf8')).toBe('old')
  const later = join(folder, 'later')
  await mkdir(join(later, 'assets'), { recursive: true })
  await keepEarlierAssets(built(), later, Date.now() + 15 * DAY)
  expect(await readdir(join(later, 'assets'))).toEqual([])
})

it('does nothing at the first build', async () => {
  await keepEarlierAssets(join(folder, 'nothing'), built())
  expect(await readdir(join(built(), 'assets'))).toEqual([])
})
