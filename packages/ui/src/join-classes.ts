/** One class attribute from the parts that are set. */
export function joinClasses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
