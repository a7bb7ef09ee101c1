/**
 * Splits a text into the pieces a model would stream: short pieces of words, one or two hanzi, single signs.
 * @returns pieces that give the text again when joined
 */
export function splitTokens(text: string): string[] {
  return text.match(/\s?[\p{Script=Latin}\d]{1,6}|\p{Script=Han}{1,2}|\s+|[^\s]/gu) ?? []
}
