import { describeError } from '@taleglow/core/context'
import { type DestinationStream, type Logger, pino } from 'pino'

/** The log of this process: one JSON line an entry, without personal data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { process: 'server' }, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}
