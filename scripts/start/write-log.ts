import { createWriteStream, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const LARGEST_BYTES = 10 * 1024 * 1024
const TAIL_LINES = 15
const PINO_WARN = 40

export type Log = {
  path: string
  /** Takes over all lines of `stream`. */
  follow(stream: Readable): void
  /** The last lines, for when the program does not start. */
  tail(): string
}

/** What a line of a log is worth on the terminal: warnings and errors of structured logs, and all plain words. */
export function shorten(line: string): string | undefined {
  if (!line.startsWith('{')) return line.trim() === '' ? undefined : line
  try {
    const { level, msg, err } = JSON.parse(line)
    if (level < PINO_WARN) return undefined
    return err?.message && err.message !== msg ? `${msg} (${err.message})` : msg
  } catch {
    return line
  }
}

function setAside(path: string): void {
  try {
    if (statSync(path).size > LARGEST_BYTES) renameSync(path, `${path}.1`)
  } catch {
    // There is none yet.
  }
}

/**
 * Opens `dataDir`/logs/`name`.log for appending; one that has grown large is first set aside as `.log.1`.
 * @param show gets what is worth showing on the terminal
 */
export function openLog(dataDir: string, name: string, show: (line: string) => void): Log {
  const path = join(dataDir, 'logs', `${name}.log`)
  setAside(path)
  const file = createWriteStream(path, { flags: 'a' })
  file.on('error', (error) => show(`The log ${path} cannot be written: ${error.message}`))
  const last: string[] = []
  const take = (line: string) => {
    file.write(`${line}\n`)
    last.push(line)
    if (last.length > TAIL_LINES) last.shift()
    const short = shorten(line)
    if (short) show(short)
  }
  return {
    path,
    follow: (stream) => createInterface({ input: stream }).on('line', take),
    tail: () => last.join('\n'),
  }
}
