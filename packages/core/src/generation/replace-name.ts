/** Hanzi stand side by side without spaces, so a hanzi beside a name says nothing about where the name ends. */
const WORD_PART = '[[\\p{L}\\p{M}\\p{N}]--\\p{Script=Han}]'

/** Replaces a child's name in a text: a Latin one as a whole word ("Al" does not stand in "Alps"), hanzi anywhere. */
export function replaceName(text: string, name: string, by: string): string {
  if (/\p{Script=Han}/u.test(name)) return text.replaceAll(name, by)
  return text.replace(new RegExp(`(?<!${WORD_PART})${RegExp.escape(name)}(?!${WORD_PART})`, 'gv'), by)
}
