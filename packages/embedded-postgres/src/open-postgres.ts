import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { KEEPER, type KeeperMessage, type KeeperOptions } from './keeper-protocol.ts'

export type OpenPostgres = {
  /** The database `postgres` on 127.0.0.1, with the account that may do everything. */
  url: string
  /** The process that keeps the server. */
  keeperPid: number
  close(): Promise<void>
}

/**
 * Opens the PostgreSQL that npm installed on `options.dir`, in a process that ends with this one, however this one
 * ends.
 * @throws Error in plain words when it does not start
 */
export async function openPostgres(options: KeeperOptions): Promise<OpenPostgres> {
  const keeper = spawn(process.execPath, [KEEPER, JSON.stringify(options)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = once(keeper, 'exit')
  const ended = gone.then((): KeeperMessage => ({ fault: 'The database ended while it was starting.' }))
  const told = once(keeper, 'message').then(([message]) => message as KeeperMessage)
  const message = await Promise.race([told, ended])
  if ('fault' in message) throw new Error(message.fault)
  keeper.unref()
  keeper.channel?.unref()
  return {
    url: message.url,
    keeperPid: keeper.pid as number,
    async close() {
      keeper.ref()
      if (keeper.connected) keeper.disconnect()
      await gone
    },
  }
}
