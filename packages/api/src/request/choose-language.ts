import { LANGUAGES, type Language } from '@taleglow/contracts'

/** The language of an answer when the request names none of ours (specification, section 9). */
export const DEFAULT_LANGUAGE: Language = 'zh'

type Preference = { language: Language; quality: number }

function parsePreference(entry: string): Preference | null {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const primary = range.toLowerCase().split('-')[0]
  const language = LANGUAGES.find((one) => one === primary)
  const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
  return language && quality > 0 ? { language, quality } : null
}

/** The one of our languages that an `Accept-Language` header likes best; Chinese where it likes neither. */
export function chooseLanguage(header: string | undefined): Language {
  const preferences = (header ?? '').split(',').map(parsePreference)
  const best = preferences.reduce(
    (one, other) => (other && other.quality > (one?.quality ?? 0) ? other : one),
    null,
  )
  return best?.language ?? DEFAULT_LANGUAGE
}
