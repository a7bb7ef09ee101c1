import { createServer } from 'node:net'

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

/** A port on 127.0.0.1 that is free now: `preferred` when it is, otherwise any. */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred) {
    try {
      return await listenOnce(preferred)
    } catch {
      // Somebody else has it now.
    }
  }
  return listenOnce(0)
}
