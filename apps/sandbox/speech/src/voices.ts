export interface Voice {
  /** The eSpeak variant that shapes the timbre. */
  timbre: string
  english: 'en-us' | 'en-gb'
  /** eSpeak's scale, 0 to 100; 50 is the timbre's own pitch. */
  pitch: number
  /** How far the melody swings, 0 to 100. */
  range: number
  /** Against the common pace; 1 is usual. */
  pace: number
  /** Gain in dB of the low and of the high part of the spectrum. */
  warmth: number
  brightness: number
}

/** The twelve narrators. */
export const voices: Readonly<Record<string, Voice>> = {
  sarah: { timbre: 'Annie', english: 'en-us', pitch: 44, range: 55, pace: 0.97, warmth: 3, brightness: -4 },
  george: { timbre: 'm3', english: 'en-gb', pitch: 54, range: 50, pace: 0.94, warmth: 2, brightness: -5 },
  jessica: { timbre: 'zac', english: 'en-us', pitch: 40, range: 60, pace: 1.04, warmth: 2, brightness: -6 },
  daniel: {
    timbre: 'Michael',
    english: 'en-gb',
    pitch: 60,
    range: 70,
    pace: 0.92,
    warmth: 3,
    brightness: -4,
  },
  lily: { timbre: 'shelby', english: 'en-gb', pitch: 52, range: 50, pace: 0.9, warmth: 4, brightness: -5 },
  brian: { timbre: 'm8', english: 'en-us', pitch: 58, range: 45, pace: 0.93, warmth: 2, brightness: -3 },
  laura: { timbre: 'linda', english: 'en-us', pitch: 50, range: 65, pace: 1.02, warmth: 2, brightness: -5 },
  matilda: { timbre: 'f1', english: 'en-us', pitch: 48, range: 60, pace: 0.96, warmth: 3, brightness: -5 },
  liam: { timbre: 'Alex', english: 'en-us', pitch: 72, range: 70, pace: 1.05, warmth: 1, brightness: -4 },
  bill: { timbre: 'grandpa', english: 'en-us', pitch: 46, range: 45, pace: 0.88, warmth: 3, brightness: -5 },
  alice: { timbre: 'steph', english: 'en-gb', pitch: 56, range: 55, pace: 0.98, warmth: 3, brightness: -4 },
  will: { timbre: 'adam', english: 'en-us', pitch: 78, range: 75, pace: 1.08, warmth: 2, brightness: -4 },
}
