import { z } from 'zod'

/** Length in code points, the unit of every text limit. */
export const codePoints = (text: string): number => [...text].length

/** Control and format characters, line ends; not the joiners, which emoji and some scripts are written with. */
const INVISIBLE = /[\p{Cc}\u2028\u2029]|(?![\u200C\u200D])\p{Cf}/u

/**
 * One line of text from a parent: trimmed, NFC, 1 to `max` code points, without control characters
 * and without marks that turn the direction of writing.
 */
export function lineOf(max: number) {
  return z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, 'required')
        .refine((text) => codePoints(text) <= max, { message: `tooLong:${max}` })
        .refine((text) => !INVISIBLE.test(text), {
          message: 'controlCharacters',
        }),
    )
}
