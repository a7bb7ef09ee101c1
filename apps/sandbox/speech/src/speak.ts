import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Alignment, alignCharacters } from './align-characters.ts'
import { delayOf, encodeAudio, type Format } from './encode-audio.ts'
import { sampleRate, saySpoken } from './espeak.ts'
import { pronounceRun } from './pronounce-run.ts'
import { soften } from './soften.ts'
import { splitText } from './split-text.ts'
import { type Anchor, timeWords } from './time-words.ts'
import { findVoice } from './voices.ts'

export interface Speech extends Alignment {
  audio: Buffer
}

const lead = 0.05
const tail = 0.35
const languageGap = 0.03
const soundless = 0.5

/**
 * Speaks a text and tells when each of its characters is said.
 * @param voice the name of one of `voices`
 * @param speed 0.7 to 1.2 of the voice's own pace
 */
export async function speak(text: string, voice: string, speed: number, format: Format): Promise<Speech> {
  const characters = Array.from(text)
  const { samples, anchors } = await sayAll(characters, voice, speed)
  soften(samples, findVoice(voice))
  const audio = encodeAudio(samples, format)
  return { audio, ...alignCharacters(characters, anchors, delayOf(format), samples.length / sampleRate) }
}

async function sayAll(characters: readonly string[], voice: string, speed: number) {
  const pieces: { samples: Float32Array; at: number }[] = []
  const anchors: Anchor[] = []
  const runs = splitText(characters)
  let time = lead
  for (const [index, run] of runs.entries()) {
    const { spoken, words } = pronounceRun(characters, run)
    const sound = saySpoken(spoken, run, voice, speed)
    pieces.push({ samples: sound.samples, at: Math.round(time * sampleRate) })
    anchors.push(...timeWords(words, sound, time, run.language === 'zh'))
    time += sound.samples.length / sampleRate
    if (index < runs.length - 1) time += run.pause > 0 ? run.pause / 1000 / speed : languageGap
    await nextTurn()
  }
  const samples = new Float32Array(Math.ceil((time + (runs.length > 0 ? tail : soundless)) * sampleRate))
  for (const piece of pieces) samples.set(piece.samples, piece.at)
  return { samples, anchors }
}
