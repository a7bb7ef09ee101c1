import { checkPort } from './check-port.ts'
import { fillVendors, needsSandbox } from './fill-vendors.ts'
import { keepSecrets } from './keep-secrets.ts'
import type { Launch } from './launch.ts'
import { prepareDatabase } from './prepare-database.ts'
import { postgresProgram, sandboxProgram, serverProgram, workerProgram } from './programs.ts'
import { originOf } from './read-environment.ts'
import { seedSampleBooks } from './seed-sample-books.ts'
import { SupervisedProcess } from './supervised-process.ts'

export type Backend = { sandbox?: SupervisedProcess; server: SupervisedProcess; worker: SupervisedProcess }

async function openDatabase({ settings, say, keep, signal }: Launch): Promise<string> {
  let url = settings.DATABASE_URL
  if (!url) {
    const program = postgresProgram(settings.DATA_DIR, (found) => {
      url = found
    })
    await keep(new SupervisedProcess(program, settings.DATA_DIR, say)).start(signal)
  }
  await prepareDatabase(url as string)
  const installed = await seedSampleBooks(url as string, settings.DATA_DIR)
  if (installed > 0) say(`Put ${installed} sample books on the shelf`)
  return url as string
}

async function startSandbox({ settings, say, keep, signal }: Launch, env: Record<string, string>) {
  if (!needsSandbox(settings)) return undefined
  await checkPort(settings.SANDBOX_PORT, '127.0.0.1', 'SANDBOX_PORT')
  const sandbox = keep(new SupervisedProcess(sandboxProgram(env), settings.DATA_DIR, say))
  await sandbox.start(signal)
  return sandbox
}

/**
 * Starts database, sandbox, server and worker, and waits until they are ready.
 * @param address where the server listens
 * @param before what else must be done before the server may start; it runs at the same time as the first steps
 */
export async function startBackend(
  launch: Launch,
  address: { host: string; port: number },
  before: Promise<void> = Promise.resolve(),
): Promise<Backend> {
  const { settings, say, keep, signal } = launch
  const env = {
    ...fillVendors(settings),
    DATA_DIR: settings.DATA_DIR,
    PUBLIC_URL: settings.PUBLIC_URL,
    SANDBOX_PORT: String(settings.SANDBOX_PORT),
    MEDIA_SECRET: settings.MEDIA_SECRET ?? (await keepSecrets(settings.DATA_DIR)).mediaSecret,
    HOST: address.host,
    PORT: String(address.port),
  }
  const [databaseUrl, sandbox] = await launch.together([
    openDatabase(launch),
    startSandbox(launch, env),
    before,
  ] as const)
  const supervise = (program: ReturnType<typeof workerProgram>) =>
    keep(new SupervisedProcess(program, settings.DATA_DIR, say))
  const withDatabase = { ...env, DATABASE_URL: databaseUrl }
  const worker = supervise(workerProgram(withDatabase))
  const server = supervise(serverProgram(withDatabase, originOf(address.host, address.port)))
  await launch.together([worker.start(signal), server.start(signal)])
  return { sandbox, server, worker }
}
