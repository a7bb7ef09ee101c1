/** What a person can put right, said in plain sentences; it is shown without a stack. */
export class Fault extends Error {}

const SENTENCES: Record<string, (where: string) => string> = {
  ENOSPC: (where) => `There is no space left on the disk that holds ${where}.`,
  EDQUOT: (where) => `Your share of the disk that holds ${where} is used up.`,
  EACCES: (where) => `${where} cannot be read or written by this user.`,
  EPERM: (where) => `${where} cannot be read or written by this user.`,
  EROFS: (where) => `${where} is on a disk that can only be read.`,
  ENOENT: (where) => `${where} cannot be made.`,
  ENOTDIR: (where) => `${where} is not a folder, or lies below something that is not one.`,
  EEXIST: (where) => `${where} is not a folder.`,
}

/** What to tell the person who started us about `error`, which came up while working in folder `where`. */
export function explain(error: unknown, where: string): string {
  if (error instanceof Fault) return error.message
  const { code = '', message, stack } = error as NodeJS.ErrnoException
  return SENTENCES[code]?.(where) ?? stack ?? message ?? String(error)
}
