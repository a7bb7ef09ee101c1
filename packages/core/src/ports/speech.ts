import type { Voice } from '@taleglow/contracts'

/** Speech with the time at which each character sounds; the lists are of equal length, one entry a code point. */
export type SpokenText = {
  /** MP3. */
  audio: Uint8Array
  characters: string[]
  /** Seconds from the beginning. */
  startSeconds: number[]
  endSeconds: number[]
}

export type Speech = {
  /**
   * @param request.speed 0.7 to 1.2; 1 is the voice's own pace
   * @throws VendorError ended when there was an answer, and it is of no use
   */
  speak(request: { text: string; voice: Voice; speed: number }, signal: AbortSignal): Promise<SpokenText>
}
