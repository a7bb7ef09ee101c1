import { expect, test } from 'vitest'
import { createMediaLinks } from '../../src/storage/index.ts'

const SECRET = 's'.repeat(32)
const KEY = 'stories/a/1.webp'
const HOUR = 3600 * 1000
const START = Date.UTC(2030, 0, 1)

function linksAt(hours: number, secret = SECRET) {
  return createMediaLinks(secret, () => new Date(START + hours * HOUR))
}

/** What the server reads from a link. */
function parse(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://app.example')
  return {
    key: pathname.replace('/media/', ''),
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  }
}
const { expires, signature } = parse(linksAt(0).url(KEY))

test('a link leads to its file, on every server with the same secret', () => {
  const link = parse(linksAt(0).url(KEY))
  expect(link.key).toBe(KEY)
  expect(linksAt(0).verify(link.key, link.expires, link.signature)).toBe(true)
})

test.each([0, 1, 5.99])('a link made %d hours into a window lives for 6 to 12 hours', (hours) => {
  const link = parse(linksAt(hours).url(KEY))
  expect(linksAt(hours + 6).verify(KEY, link.expires, link.signature)).toBe(true)
  expect(linksAt(hours + 12.01).verify(KEY, link.expires, link.signature)).toBe(false)
})

test('a file keeps its address within a window, and has another in the next', () => {
  expect(linksAt(5.99).url(KEY)).toBe(linksAt(0).url(KEY))
  expect(linksAt(6).url(KEY)).not.toBe(linksAt(0).url(KEY))
})

test('a link is worth nothing for another file', () => {
  expect(linksAt(0).verify('stories/b/1.webp', expires, signature)).toBe(false)
})

test.each([
  ['later', String(Number(expires) + HOUR)],
  ['padded', `0${expires}`],
  ['no number', 'never'],
  ['missing', ''],
])('an expiry that is %s is refused', (_what, changed) => {
  expect(linksAt(0).verify(KEY, changed, signature)).toBe(false)
})

const last = signature.at(-1) as string
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test.each([
  ['of another file', parse(linksAt(0).url('stories/b/1.webp')).signature],
  ['made with another secret', parse(linksAt(0, 't'.repeat(32)).url(KEY)).signature],
  ['that stands for the same bytes', signature.slice(0, -1) + ALPHABET[ALPHABET.indexOf(last) + 1]],
  ['with something behind it', `${signature}=`],
  ['cut short', signature.slice(0, -1)],
  ['of the same length in other letters', '签'.repeat(signature.length)],
  ['that is missing', ''],
])('a signature %s is refused', (_what, changed) => {
  expect(linksAt(0).verify(KEY, expires, changed)).toBe(false)
})

test('without a clock of its own a link is made and verified for now', () => {
  const links = createMediaLinks(SECRET)
  const link = parse(links.url(KEY))
  expect(links.verify(KEY, link.expires, link.signature)).toBe(true)
  expect(links.verify(KEY, parse(linksAt(-100_000).url(KEY)).expires, link.signature)).toBe(false)
})
