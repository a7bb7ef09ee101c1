import { availableParallelism } from 'node:os'
import { buildSandbox } from './build-sandbox.ts'
import { chooseLatency } from './control/latency.ts'
import { DrawingPool } from './engines/drawing-pool.ts'
import { SpeechProcess } from './engines/speech-process.ts'
import { answerPlainly, splitTokens, writeStory } from './engines/writer/index.ts'
import { type Environment, readEnvironment } from './read-environment.ts'

const drawingThreads = Math.max(1, Math.min(2, availableParallelism() - 1))

async function start(environment: Environment): Promise<void> {
  const drawing = new DrawingPool(new URL('engines/draw-worker.ts', import.meta.url), drawingThreads)
  const speech = new SpeechProcess(new URL('../speech/src/main.ts', import.meta.url))
  const app = await buildSandbox({
    dataDir: environment.DATA_DIR,
    engines: {
      writeStory,
      answerPlainly,
      splitTokens,
      drawPicture: (request, signal) => drawing.draw(request, signal),
      speak: (request, signal) => speech.speak(request, signal),
    },
    latency: chooseLatency(environment.SANDBOX_LATENCY, environment.SANDBOX_LATENCY_SCALE),
    client: { id: environment.GOOGLE_CLIENT_ID, secret: environment.GOOGLE_CLIENT_SECRET },
    url: environment.SANDBOX_URL,
  })
  const stop = async () => {
    await Promise.all([app.close(), drawing.close(), speech.close()])
  }
  for (const name of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(name, () => void stop())
  try {
    const address = await app.listen({ host: '127.0.0.1', port: environment.SANDBOX_PORT })
    await speech.ready()
    console.log(`Sandbox ready: ${address}`)
  } catch (error) {
    await stop()
    throw error
  }
}

/** A failure in one plain sentence. */
function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.SANDBOX_PORT ?? 3001} is in use: stop what listens there or set SANDBOX_PORT.`
  }
  return error instanceof Error ? error.message : String(error)
}

try {
  await start(readEnvironment(process.env))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
