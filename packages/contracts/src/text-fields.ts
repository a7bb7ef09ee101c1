import { z } from 'zod'

/** Length in code points, the unit of every text limit. */
export const codePoints = (text: string): number => [...text].length

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
        .refine((text) => !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text), {
          message: 'controlCharacters',
        }),
    )
}
