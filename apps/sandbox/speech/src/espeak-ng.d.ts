declare module '@echogarden/espeak-ng-emscripten' {
  export interface SynthesisEvent {
    type: string
    /** One-based, in code points of the text. */
    text_position: number
    /** Milliseconds. */
    audio_position: number
  }
  export interface Worker {
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    synthesize(text: string, onAudio: (samples: Int16Array, events: SynthesisEvent[]) => boolean): void
  }
  export interface FileSystem {
    writeFile(path: string, content: string): void
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Worker; FS: FileSystem }>
}
