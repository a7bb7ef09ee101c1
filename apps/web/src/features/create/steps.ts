import type { DraftValues } from '../../lib/story-store.ts'

/** The wizard's steps in their order (specification, section 2), each with the fields that it must leave right. */
export const STEPS = [
  { key: 'character', fields: ['characterName', 'characterAge', 'characterTraits', 'looks'] },
  { key: 'theme', fields: ['theme', 'setting'] },
  { key: 'style', fields: ['style', 'language', 'pageCount', 'imageQuality', 'title', 'wish', 'dedication'] },
  { key: 'preview', fields: [] },
  { key: 'audio', fields: ['voice'] },
] as const satisfies readonly { key: string; fields: readonly (keyof DraftValues)[] }[]

export type StepKey = (typeof STEPS)[number]['key']
