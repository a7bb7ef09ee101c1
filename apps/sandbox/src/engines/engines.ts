export interface PictureRequest {
  prompt: string
  /** PNG, JPEG or WebP files that show the figures to keep. */
  references: Uint8Array[]
  /** Width and height in pixels. */
  size: number
  seed: string
}

export interface SpeechRequest {
  text: string
  /** One of the speech program's voices. */
  variant: string
  /** 0.7 to 1.2; 1 is the voice's own pace. */
  speed: number
  format: 'mp3_44100_128' | 'mp3_22050_32' | 'pcm_22050'
}

export interface Speech {
  /** Base64 of the encoded audio. */
  audio: string
  /** One entry a code point of the text, with start and end in seconds. */
  characters: string[]
  starts: number[]
  ends: number[]
}

/** What stands behind the doors: a writer, an illustrator and a narrator. */
export interface Engines {
  writeStory(prompt: string, seed: string): string
  answerPlainly(prompt: string): string
  splitTokens(text: string): string[]
  drawPicture(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array>
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Speech>
}
