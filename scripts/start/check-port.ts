import { createServer } from 'node:net'
import { Fault } from './fault.ts'

const reasonsFor = (variable: string): Record<string, string> => ({
  EADDRINUSE: `is already in use. Stop the program that uses it, or choose another port with ${variable}.`,
  EACCES: `may not be opened by this user. Choose a port above 1023 with ${variable}.`,
  EADDRNOTAVAIL: 'cannot be opened, because HOST is no address of this machine. Correct HOST.',
  ENOTFOUND: 'cannot be opened, because HOST is neither an address nor a known name. Correct HOST.',
})

/**
 * Opens and closes `port` on `host`, so that a port in use is told before anything is started.
 * @param variable the environment variable that would choose another
 * @throws Fault
 */
export function checkPort(port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) => {
      const reason = reasonsFor(variable)[code] ?? `cannot be opened: ${message}`
      reject(new Fault(`Port ${port} ${reason}`))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()))
  })
}
