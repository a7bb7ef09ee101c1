import type { AddressInfo } from 'node:net'
import { buildServer } from './server.ts'

const app = buildServer()
await app.listen({ host: '127.0.0.1', port: Number(process.env.SPEECH_PORT ?? 0) })
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)

const stop = () => void app.close()
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
if (process.env.SPEECH_ENDS_WITH_INPUT) process.stdin.resume().once('end', () => process.exit(0))
