export type Language = 'zh' | 'en'

/** A stretch of one language without a pause inside; `from` and `to` count code points of the text. */
export interface Run {
  language: Language
  from: number
  to: number
  /** Silence after it, in milliseconds at the usual pace. */
  pause: number
  /** How the sentence ends that the run belongs to. */
  ending: 'statement' | 'question' | 'exclamation' | 'open'
}

const han = /\p{Script=Han}/u
const letter = /\p{L}/u
const sounding = /[\p{L}\p{N}]/u
const digit = /\p{N}/u
const insideWord = /['’\-.:,]/u

const pauses: readonly (readonly [RegExp, number])[] = [
  [/\n/u, 650],
  [/[。！？!?]/u, 500],
  [/[.…]/u, 500],
  [/[—–]/u, 300],
  [/[，,；;：:]/u, 250],
  [/[、]/u, 160],
]

/** Parts a text into runs by script and punctuation. Digits take the language of the letters beside them. */
export function splitText(characters: readonly string[]): Run[] {
  const languages = languagesOf(characters)
  const runs: Run[] = []
  let open: Run | undefined
  for (const [index, character] of characters.entries()) {
    const language = languages[index]
    if (language) {
      if (open && (open.language !== language || open.pause > 0)) open = undefined
      if (!open) {
        open = { language, from: index, to: index + 1, pause: 0, ending: 'open' }
        runs.push(open)
      }
      open.to = index + 1
    } else if (open && !isInsideWord(characters, index)) {
      open.pause = Math.max(open.pause, pauseOf(character))
      if (open.ending === 'open') open.ending = endingOf(character)
    }
  }
  return runs
}

/** The language each character is said in; undefined for what has no sound. */
function languagesOf(characters: readonly string[]): (Language | undefined)[] {
  const known = characters.map((character): Language | undefined => {
    if (han.test(character)) return 'zh'
    return letter.test(character) ? 'en' : undefined
  })
  const first = known.find((language) => language !== undefined) ?? 'en'
  let latest = first
  return characters.map((character, index) => {
    const language = known[index]
    if (language) latest = language
    return language ?? (digit.test(character) && sounding.test(character) ? latest : undefined)
  })
}

/** A mark between two sounding characters that belongs to a word or number: don't, well-known, 3.5, 10:30. */
function isInsideWord(characters: readonly string[], index: number): boolean {
  const before = characters[index - 1] ?? ''
  const after = characters[index + 1] ?? ''
  if (!insideWord.test(characters[index] ?? '')) return false
  if (han.test(before) || han.test(after)) return false
  return sounding.test(before) && sounding.test(after)
}

function pauseOf(character: string): number {
  return pauses.find(([marks]) => marks.test(character))?.[1] ?? 0
}

function endingOf(character: string): Run['ending'] {
  if (/[？?]/u.test(character)) return 'question'
  if (/[！!]/u.test(character)) return 'exclamation'
  return /[。.…\n]/u.test(character) ? 'statement' : 'open'
}
