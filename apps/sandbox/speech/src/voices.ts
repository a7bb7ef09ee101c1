export interface Voice {
  english: 'en-us' | 'en-gb-x-rp'
  /** Where the melody of speech moves, in Hz. */
  pitch: readonly [low: number, high: number]
  /** Frequencies of the resonances against eSpeak's adult male, in percent: a smaller head has higher ones. */
  formants: readonly [number, number, number, number]
  /** Width of the resonances in percent: wider sounds softer. */
  softness: number
  /** Strength of the voiced part and of the consonants in percent. */
  voicing: number
  consonants: number
  /** Against the common pace; 1 is usual. */
  pace: number
  /** Gain in dB of the low and of the high part of the spectrum. */
  warmth: number
  brightness: number
}

const woman = { formants: [112, 116, 117, 118], softness: 115, voicing: 90, consonants: 75 } as const
const girl = { formants: [124, 126, 128, 130], softness: 110, voicing: 85, consonants: 70 } as const
const man = { formants: [98, 98, 100, 102], softness: 110, voicing: 100, consonants: 85 } as const

/** The twelve narrators. */
export const voices: Readonly<Record<string, Voice>> = {
  sarah: { ...woman, english: 'en-us', pitch: [160, 265], pace: 0.97, warmth: 3, brightness: -5 },
  george: { ...man, english: 'en-gb-x-rp', pitch: [82, 150], pace: 0.94, warmth: 2, brightness: -5 },
  jessica: { ...girl, english: 'en-us', pitch: [220, 370], pace: 1.03, warmth: 1, brightness: -6 },
  daniel: {
    ...man,
    english: 'en-gb-x-rp',
    pitch: [90, 178],
    formants: [102, 103, 102, 104],
    pace: 0.92,
    warmth: 3,
    brightness: -4,
  },
  lily: {
    ...woman,
    english: 'en-gb-x-rp',
    pitch: [145, 228],
    formants: [107, 110, 114, 115],
    softness: 125,
    pace: 0.9,
    warmth: 4,
    brightness: -6,
  },
  brian: {
    ...man,
    english: 'en-us',
    pitch: [66, 122],
    formants: [92, 94, 96, 97],
    pace: 0.93,
    warmth: 2,
    brightness: -3,
  },
  laura: {
    ...girl,
    english: 'en-us',
    pitch: [195, 322],
    formants: [118, 121, 122, 124],
    pace: 1,
    warmth: 2,
    brightness: -5,
  },
  matilda: {
    ...woman,
    english: 'en-us',
    pitch: [150, 262],
    formants: [110, 113, 115, 118],
    voicing: 95,
    pace: 0.96,
    warmth: 3,
    brightness: -5,
  },
  liam: {
    ...man,
    english: 'en-us',
    pitch: [112, 205],
    formants: [105, 106, 107, 108],
    pace: 1.05,
    warmth: 1,
    brightness: -4,
  },
  bill: {
    ...man,
    english: 'en-us',
    pitch: [72, 140],
    formants: [96, 95, 98, 98],
    softness: 130,
    pace: 0.86,
    warmth: 3,
    brightness: -5,
  },
  alice: {
    ...woman,
    english: 'en-gb-x-rp',
    pitch: [170, 285],
    formants: [114, 118, 119, 120],
    softness: 105,
    pace: 0.98,
    warmth: 2,
    brightness: -3,
  },
  will: {
    ...man,
    english: 'en-us',
    pitch: [98, 195],
    formants: [101, 104, 106, 106],
    pace: 1.07,
    warmth: 2,
    brightness: -4,
  },
}

/** @throws Error when there is no voice of that name */
export function findVoice(name: string): Voice {
  const voice = voices[name]
  if (!voice) throw new Error(`There is no voice ${name}.`)
  return voice
}

/** The voice as eSpeak reads it from a variant file. */
export function describeVariant(name: string, voice: Voice): string {
  const { pitch, formants, softness, voicing, consonants } = voice
  const [first, second, third, upper] = formants
  const lines = [first, first, second, third, upper, upper].map((frequency, index) => {
    const strength = index < 3 ? 100 : 85
    return `formant ${index} ${frequency} ${strength} ${softness}`
  })
  const head = [
    'language variant',
    `name ${name}`,
    `pitch ${pitch[0]} ${pitch[1]}`,
    'flutter 3',
    'roughness 0',
  ]
  return [...head, `voicing ${voicing}`, `consonants ${consonants} ${consonants}`, ...lines, ''].join('\n')
}
