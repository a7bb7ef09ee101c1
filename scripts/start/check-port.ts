import { createServer } from 'node:net'
import { Fault } from './fault.ts'

const SENTENCES: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop the program that uses it',
  EACCES: 'may not be opened by this user. Use a port above 1023',
  EADDRNOTAVAIL: 'cannot be opened, because HOST is no address of this machine. Correct HOST',
}

/**
 * Opens and closes `port` on `host`, so that a port in use is told before anything is started.
 * @param variable the environment variable that would choose another
 * @throws Fault
 */
export function checkPort(port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) => {
      const reason = SENTENCES[code] ?? `cannot be opened (${message}). Stop what keeps it`
      reject(new Fault(`Port ${port} ${reason}, or choose another port with ${variable}.`))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()))
  })
}
