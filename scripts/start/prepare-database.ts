import { prepareQueues } from '@taleglow/core/queue'
import { migrate } from '@taleglow/db'
import { Fault } from './fault.ts'

/**
 * Brings tables and queues of the database at `url` to what this version needs.
 * @throws Fault when it cannot be reached
 */
export async function prepareDatabase(url: string): Promise<void> {
  try {
    await migrate(url)
    await prepareQueues(url)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (!/^(E[A-Z]+|CONNECT_TIMEOUT|28P01|28000|3D000)$/.test(code)) throw error
    throw new Fault(`The database in DATABASE_URL cannot be used: ${message}`)
  }
}
