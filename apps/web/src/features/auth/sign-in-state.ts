const KEY = 'sign-in-state'

/** Keeps the state of a sign-in that this tab started. */
export function keepState(state: string): void {
  sessionStorage.setItem(KEY, state)
}

/** Whether a callback brings the state that this tab sent; the kept one is used up either way. */
export function takeState(state: string): boolean {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept !== null && kept === state
}
