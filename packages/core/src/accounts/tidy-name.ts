import { codePoints } from '@taleglow/contracts'

const NAME_LENGTH = 50

/**
 * The name a provider gives, fit to be shown: one line of at most 50 code points without invisible characters; the
 * part of the e-mail address before the @ where nothing is left.
 */
export function tidyName(name: string, email: string): string {
  const line = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const chosen = line || (email.split('@')[0] ?? email)
  return codePoints(chosen) > NAME_LENGTH ? [...chosen].slice(0, NAME_LENGTH).join('').trim() : chosen
}
