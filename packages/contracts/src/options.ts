/** The option values of a story, in the order in which screens show them (specification, section 3). */
export const THEMES = [
  'adventure',
  'friendship',
  'family',
  'learning',
  'magic',
  'animals',
  'nature',
  'space',
] as const
export const SETTINGS = [
  'forest',
  'castle',
  'ocean',
  'space',
  'village',
  'school',
  'garden',
  'mountain',
] as const
export const STYLES = [
  'cartoon',
  'watercolor',
  'sketch',
  'fantasy',
  'realistic',
  'anime',
  'modern',
  'fairy-tale',
  'adventure',
  'educational',
  'rhyme',
] as const
export const VOICES = [
  'warm-female',
  'gentle-male',
  'child-like',
  'storyteller',
  'gentle_female',
  'warm_male',
  'child_friendly',
  'leda',
  'puck',
  'charon',
  'achernar',
  'energetic',
] as const
export const TRAITS = [
  'brave',
  'kind',
  'curious',
  'funny',
  'smart',
  'creative',
  'adventurous',
  'helpful',
  'musical',
  'athletic',
  'artistic',
  'magical',
  'animals',
  'nature',
  'books',
  'science',
] as const

export const LANGUAGES = ['zh', 'en'] as const
export const STORY_LANGUAGES = ['zh', 'en', 'bilingual'] as const
export const IMAGE_QUALITIES = ['standard', 'high', 'print'] as const

export const HAIR_STYLES = [
  'short',
  'bob',
  'long',
  'ponytail',
  'pigtails',
  'braids',
  'curly',
  'afro',
  'bun',
  'buzz',
] as const
export const HAIR_COLORS = ['black', 'dark-brown', 'brown', 'blonde', 'red', 'grey'] as const
export const SKIN_TONES = ['porcelain', 'light', 'medium', 'tan', 'brown', 'deep'] as const
export const OUTFITS = [
  't-shirt',
  'dress',
  'overalls',
  'sweater',
  'raincoat',
  'hoodie',
  'pyjamas',
  'tunic',
] as const
export const OUTFIT_COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'white',
  'teal',
] as const

export type Theme = (typeof THEMES)[number]
export type Setting = (typeof SETTINGS)[number]
export type Style = (typeof STYLES)[number]
export type Voice = (typeof VOICES)[number]
export type Trait = (typeof TRAITS)[number]
export type Language = (typeof LANGUAGES)[number]
export type StoryLanguage = (typeof STORY_LANGUAGES)[number]
export type ImageQuality = (typeof IMAGE_QUALITIES)[number]
