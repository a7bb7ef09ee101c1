import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Fault } from './fault.ts'

const secretsSchema = z.object({ mediaSecret: z.string().min(32) })
export type Secrets = z.infer<typeof secretsSchema>

/** The secrets of this copy, made at its first start and kept in `dataDir`/secrets.json, which only its owner reads. */
export async function keepSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) {
    const secrets: Secrets = { mediaSecret: randomBytes(32).toString('base64url') }
    await writeFile(file, `${JSON.stringify(secrets)}\n`, { mode: 0o600, flag: 'wx' })
    return secrets
  }
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch {
    throw new Fault(
      `${file} is damaged. Remove it to have new secrets made; links to media made before stop working.`,
    )
  }
}
