import type { Voice } from '@taleglow/contracts'

/** The vendor's ready-made voice that stands for each of our narrators; all speak Mandarin and English. */
export const VOICE_IDS: Record<Voice, string> = {
  'warm-female': 'EXAVITQu4vr4xnSDxMaL',
  'gentle-male': 'JBFqnCBsd6RMkjVDRZzb',
  'child-like': 'cgSgspJ2msm6clMCkdW9',
  storyteller: 'onwK4e9ZLuTAKqWW03F9',
  gentle_female: 'pFZP5JQG7iQjIQuC4Bku',
  warm_male: 'nPczCjzI2devNBz1zQrb',
  child_friendly: 'FGY2WhTYpPnrIDTdsKH5',
  leda: 'XrExE9yKIg1WjnnlVkGX',
  puck: 'TX3LPaxmHKxFdv7VOQHJ',
  charon: 'pqHfZKP75CvOlQylNhV4',
  achernar: 'Xb7hH8MSUJpSbSDYk0k2',
  energetic: 'bIHbv24MWmeRgasZH58o',
}
