import type { Speech, SpeechRequest } from '../engines/engines.ts'

const bytesPerSecond = { mp3_44100_128: 16_000, mp3_22050_32: 4000, pcm_22050: 44_100 } as const
const charactersPerPiece = 24

/** The character times in the vendor's form (`CharacterAlignmentResponseModel`). */
export function alignmentOf({ characters, starts, ends }: Pick<Speech, 'characters' | 'starts' | 'ends'>) {
  return {
    characters,
    character_start_times_seconds: starts,
    character_end_times_seconds: ends,
  }
}

/** Parts speech into pieces in order, each with its share of the audio and its characters' times in the whole. */
export function splitSpeech(speech: Speech, format: SpeechRequest['format']): Speech[] {
  const audio = Buffer.from(speech.audio, 'base64')
  const pieces: Speech[] = []
  let cut = 0
  for (let from = 0; from < speech.characters.length; from += charactersPerPiece) {
    const to = from + charactersPerPiece
    const ends = speech.ends.slice(from, to)
    const isLast = to >= speech.characters.length
    // An even cut keeps the two bytes of a PCM sample together.
    const next = isLast ? audio.length : Math.floor(((ends.at(-1) ?? 0) * bytesPerSecond[format]) / 2) * 2
    pieces.push({
      audio: audio.subarray(cut, Math.min(next, audio.length)).toString('base64'),
      characters: speech.characters.slice(from, to),
      starts: speech.starts.slice(from, to),
      ends,
    })
    cut = Math.min(next, audio.length)
  }
  return pieces
}
