export interface Voice {
  id: string
  name: string
  /** The speech program's voice that stands in for it. */
  variant: string
  gender: 'female' | 'male'
  age: 'young' | 'middle_aged' | 'old'
  description: string
}

/** The premade voices the sandbox plays, with the vendor's own ids. */
export const voices: readonly Voice[] = [
  {
    id: 'EXAVITQu4vr4xnSDxMaL',
    name: 'Sarah',
    variant: 'sarah',
    gender: 'female',
    age: 'young',
    description: 'warm',
  },
  {
    id: 'JBFqnCBsd6RMkjVDRZzb',
    name: 'George',
    variant: 'george',
    gender: 'male',
    age: 'middle_aged',
    description: 'gentle',
  },
  {
    id: 'cgSgspJ2msm6clMCkdW9',
    name: 'Jessica',
    variant: 'jessica',
    gender: 'female',
    age: 'young',
    description: 'playful',
  },
  {
    id: 'onwK4e9ZLuTAKqWW03F9',
    name: 'Daniel',
    variant: 'daniel',
    gender: 'male',
    age: 'middle_aged',
    description: 'steady',
  },
  {
    id: 'pFZP5JQG7iQjIQuC4Bku',
    name: 'Lily',
    variant: 'lily',
    gender: 'female',
    age: 'middle_aged',
    description: 'velvety',
  },
  {
    id: 'nPczCjzI2devNBz1zQrb',
    name: 'Brian',
    variant: 'brian',
    gender: 'male',
    age: 'middle_aged',
    description: 'deep',
  },
  {
    id: 'FGY2WhTYpPnrIDTdsKH5',
    name: 'Laura',
    variant: 'laura',
    gender: 'female',
    age: 'young',
    description: 'sunny',
  },
  {
    id: 'XrExE9yKIg1WjnnlVkGX',
    name: 'Matilda',
    variant: 'matilda',
    gender: 'female',
    age: 'middle_aged',
    description: 'friendly',
  },
  {
    id: 'TX3LPaxmHKxFdv7VOQHJ',
    name: 'Liam',
    variant: 'liam',
    gender: 'male',
    age: 'young',
    description: 'lively',
  },
  {
    id: 'pqHfZKP75CvOlQylNhV4',
    name: 'Bill',
    variant: 'bill',
    gender: 'male',
    age: 'old',
    description: 'wise',
  },
  {
    id: 'Xb7hH8MSUJpSbSDYk0k2',
    name: 'Alice',
    variant: 'alice',
    gender: 'female',
    age: 'middle_aged',
    description: 'clear',
  },
  {
    id: 'bIHbv24MWmeRgasZH58o',
    name: 'Will',
    variant: 'will',
    gender: 'male',
    age: 'young',
    description: 'relaxed',
  },
]

export const defaultSettings = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
  speed: 1,
}

/** The voice in the vendor's form (`VoiceResponseModel`). */
export function voiceToWire({ id, name, gender, age, description }: Voice) {
  return {
    voice_id: id,
    name,
    samples: null,
    category: 'premade',
    labels: { gender, age, descriptive: description, language: 'en', use_case: 'narrative_story' },
    description,
    preview_url: null,
    available_for_tiers: [],
    settings: defaultSettings,
    sharing: null,
    high_quality_base_model_ids: ['eleven_multilingual_v2'],
    is_owner: false,
    is_legacy: false,
    is_mixed: false,
  }
}
