export const LOCAL_PATH_MAX_LENGTH = 500
export const LOCAL_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** Whether a path is one of our own site; apart from its schema, so that a browser can ask without zod. */
export function isLocalPath(path: string): boolean {
  return path.length <= LOCAL_PATH_MAX_LENGTH && LOCAL_PATH.test(path)
}
