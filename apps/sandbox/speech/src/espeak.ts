import load, { type SynthesisEvent } from '@echogarden/espeak-ng-emscripten'
import type { Language, Run } from './split-text.ts'
import { describeVariant, findVoice, voices } from './voices.ts'

export const sampleRate = 22_050

export interface Sound {
  /** -1 to 1 at 22,050 Hz. */
  samples: Float32Array
  /** Where each word begins: offset in code points of the spoken string, and seconds. */
  starts: { at: number; seconds: number }[]
}

const { eSpeakNGWorker, FS } = await load()
const worker = new eSpeakNGWorker()
const variants = '/usr/share/espeak-ng-data/voices/!v'
for (const [name, voice] of Object.entries(voices)) {
  FS.writeFile(`${variants}/${name}`, describeVariant(name, voice))
}

/** eSpeak's words a minute that read unhurriedly to children. */
const usualRate: Record<Language, number> = { zh: 130, en: 140 }
/** The middle of eSpeak's scale of 0 to 100. */
const usualPitch = 50
const slowestRate = 80
const endingLift: Record<Run['ending'], number> = { statement: -2, question: 3, exclamation: 4, open: 1 }
/** The mark that makes eSpeak let its voice fall, rise or hang. */
const endingMark: Record<Run['ending'], string> = {
  statement: '.',
  question: '?',
  exclamation: '!',
  open: ',',
}

/** Says one run. @param speed 0.7 to 1.2 of the voice's own pace */
export function saySpoken(spoken: string, run: Run, name: string, speed: number): Sound {
  const voice = findVoice(name)
  const language = run.language === 'zh' ? 'cmn-latn-pinyin' : voice.english
  // A voice that eSpeak does not find would leave the former one speaking.
  if (worker.set_voice(`${language}+${name}`) !== 0)
    throw new Error(`eSpeak has no voice ${language}+${name}.`)
  worker.set_rate(Math.max(slowestRate, Math.round(usualRate[run.language] * voice.pace * speed)))
  worker.set_pitch(Math.min(99, Math.max(0, usualPitch + endingLift[run.ending])))
  const chunks: Int16Array[] = []
  const events: SynthesisEvent[] = []
  worker.synthesize(spoken + endingMark[run.ending], (samples, more) => {
    chunks.push(samples)
    events.push(...more)
    return false
  })
  return trim(join(chunks), startsOf(events))
}

function startsOf(events: readonly SynthesisEvent[]): Sound['starts'] {
  return events
    .filter(({ type }) => type === 'word')
    .map((event) => ({ at: event.text_position - 1, seconds: event.audio_position / 1000 }))
}

function join(chunks: readonly Int16Array[]): Float32Array {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const samples = new Float32Array(length)
  let offset = 0
  for (const chunk of chunks) {
    for (let index = 0; index < chunk.length; index += 1)
      samples[offset + index] = (chunk[index] ?? 0) / 32_768
    offset += chunk.length
  }
  return samples
}

const silent = 0.004
const kept = Math.round(0.015 * sampleRate)

/** Cuts the silence before and after the words, so that pauses are ours alone, and rounds off the cuts. */
function trim(samples: Float32Array, starts: Sound['starts']): Sound {
  const first = samples.findIndex((sample) => Math.abs(sample) > silent)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silent)
  if (first < 0) return { samples: new Float32Array(0), starts: [] }
  const from = Math.max(0, first - kept)
  const shift = from / sampleRate
  return {
    samples: roundEnds(samples.slice(from, last + kept)),
    starts: starts.map(({ at, seconds }) => ({ at, seconds: Math.max(0, seconds - shift) })),
  }
}

function roundEnds(samples: Float32Array): Float32Array {
  const length = Math.min(kept, samples.length >> 1)
  for (let index = 0; index < length; index += 1) {
    samples[index] = ((samples[index] ?? 0) * index) / length
    const mirrored = samples.length - 1 - index
    samples[mirrored] = ((samples[mirrored] ?? 0) * index) / length
  }
  return samples
}
