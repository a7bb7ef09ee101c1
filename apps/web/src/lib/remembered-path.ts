const KEY = 'remembered-path'
const AFTER_SIGN_IN = '/my-stories'

/** Keeps the path that a visitor wanted, until signed in. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(KEY, path)
}

export function recallPath(): string {
  return sessionStorage.getItem(KEY) ?? AFTER_SIGN_IN
}

export function forgetPath(): void {
  sessionStorage.removeItem(KEY)
}
