import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const TEXT_SIZES = ['small', 'medium', 'large'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

type ReaderSettings = {
  textSize: TextSize
  /** Turns the page when it has been read aloud, and reads on. */
  autoplay: boolean
  /** Shows the English under the Chinese of a bilingual book. */
  translation: boolean
}

/** How this family likes to read; kept in the browser. */
export const useReaderSettings = create<ReaderSettings>()(
  persist((): ReaderSettings => ({ textSize: 'medium', autoplay: true, translation: true }), {
    name: 'reader-storage',
    version: 0,
  }),
)

/** The next of the three sizes, going round. */
export function nextTextSize(size: TextSize): TextSize {
  return TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] as TextSize
}
