import { type Language, SETTINGS, STYLES, THEMES, TRAITS, VOICES } from '@taleglow/contracts'
import { translate } from '@taleglow/i18n'

const LISTS = { theme: THEMES, setting: SETTINGS, style: STYLES, voice: VOICES, trait: TRAITS }

/** The choices of one option list with their labels in one language; a voice's description is its accent. */
export function listOptions(language: Language, list: keyof typeof LISTS) {
  return LISTS[list].map((id) => ({
    id,
    label: translate(language, `options:${list}.${id}`),
    ...(list === 'voice' ? { description: translate(language, 'options:voiceAccent') } : {}),
  }))
}
