import { z } from 'zod'

/** Length in code points, the unit of every text limit. */
export const codePoints = (text: string): number => [...text].length

/**
 * Control and format characters, halves of a character, line ends; not the joiners, which emoji and some scripts are
 * written with.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029]|(?![\u200C\u200D])\p{Cf}/u

/** What leaves ink; some letters and symbols are blank by definition, the Hangul filler and the Braille blank among them. */
const VISIBLE = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800]]/v
const LETTER = /[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}]/v

/**
 * One line of text from a parent: trimmed, NFC, 1 to `max` code points with something to see among them, without
 * control characters and without marks that turn the direction of writing.
 */
export function lineOf(max: number) {
  return z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .refine((text) => codePoints(text) <= max, { message: `tooLong:${max}`, abort: true })
        .refine((text) => !INVISIBLE.test(text), {
          message: 'controlCharacters',
          abort: true,
        })
        .refine((text) => VISIBLE.test(text), { message: 'required', abort: true }),
    )
}

/** A line that is read aloud as somebody's name: it has a letter or a numeral. */
export function nameOf(max: number) {
  return lineOf(max).refine((text) => LETTER.test(text), { message: 'unreadableName' })
}
