import { LIMITS, type StoryLanguage } from '@taleglow/contracts'
import type { Draft } from '../../lib/story-store.ts'

/** A draft with nothing chosen but what has a sensible default. */
export function emptyDraft(userId: string, language: StoryLanguage): Draft {
  return {
    userId,
    step: 0,
    values: {
      characterName: '',
      characterAge: 5,
      characterTraits: [],
      looks: {},
      theme: null,
      setting: null,
      style: null,
      language,
      pageCount: LIMITS.pageCount.default,
      imageQuality: 'standard',
      title: '',
      wish: '',
      dedication: '',
      voice: null,
    },
  }
}
