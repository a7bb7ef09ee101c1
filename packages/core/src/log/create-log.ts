import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from '../context/index.ts'

/**
 * The log of a process: one JSON line an entry, without personal data, on standard output. It is written at once:
 * pino's own buffer is emptied when a process exits, and then waits for ever for a reader that was killed before.
 * @param name of the process
 */
export function createLog(
  name: string,
  level: string,
  destination: DestinationStream = pino.destination({ sync: true }),
): Logger {
  return pino({ level, base: { process: name }, serializers: { err: describeError } }, destination)
}
