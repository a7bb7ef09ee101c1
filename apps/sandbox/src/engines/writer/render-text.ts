import { NAME_MARK } from './count.ts'
import type { Tongue } from './material/beat.ts'

/** Values of the slots of one book in one language; `{n}` is always the name's mark. */
export type Slots = Record<string, string>

/**
 * Fills the slots of a row and sets it cleanly: curly quotes, a capital letter where a slot begins a sentence.
 * @throws Error when a slot has no value, so that no unfilled slot reaches a page
 */
export function renderText(template: string, slots: Slots, tongue: Tongue): string {
  const set = tongue === 'en' ? curlQuotes(template) : template
  return set.replace(/\{([a-z ]+)\}/g, (_, name: string, at: number) => {
    if (name === 'n') return NAME_MARK
    const value = slots[name]?.replaceAll("'", '’')
    if (value === undefined) throw new Error(`no value for slot ${name} in: ${template}`)
    return startsSentence(set.slice(0, at)) ? value.charAt(0).toUpperCase() + value.slice(1) : value
  })
}

function startsSentence(before: string): boolean {
  return /(^|“|[.!?]”?\s+)$/.test(before)
}

/** Puts the name where its mark stands, with the space that Chinese sets around Latin letters. */
export function placeName(text: string, name: string, tongue: Tongue): string {
  let spaced = text
  if (tongue === 'zh' && /^[\p{Script=Latin}\d]/u.test(name)) {
    spaced = spaced.replace(/(\p{Script=Han})\uE000/gu, `$1 ${NAME_MARK}`)
  }
  if (tongue === 'zh' && /[\p{Script=Latin}\d]$/u.test(name)) {
    spaced = spaced.replace(/\uE000(\p{Script=Han})/gu, `${NAME_MARK} $1`)
  }
  const stop = /[.!?。！？]$/.test(name) ? new RegExp(`${NAME_MARK}[.。]`, 'g') : /(?!)/g
  return spaced.replace(stop, NAME_MARK).replaceAll(NAME_MARK, () => name)
}

function curlQuotes(text: string): string {
  const parts = text.replaceAll("'", '’').split('"')
  return parts.reduce((joined, part, index) => joined + (index % 2 === 1 ? '“' : '”') + part)
}
