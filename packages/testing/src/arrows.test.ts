import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
const RULE = 'style/noRestrictedImports'

/** Whether the linter refuses `statement` in a file at `path`, which need not exist. */
async function isRefused(path: string, statement: string): Promise<boolean> {
  const args = [BIOME, 'lint', `--only=${RULE}`, `--stdin-file-path=${path}`]
  const biome = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [biome.stdout, biome.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  biome.stdin.end(`${statement}\n`)
  const [code] = await once(biome, 'close')
  if (code !== 0 && !said.includes(`lint/${RULE}`)) throw new Error(`The linter failed: ${said}`)
  return code !== 0
}

const anything = (from: string) => `import { thing } from '${from}'\nexport const other = thing`

const REFUSED: [folder: string, from: string][] = [
  ['packages/contracts/src', 'postgres'],
  ['packages/contracts/src', '@taleglow/db'],
  ['packages/db/src', '@taleglow/core/stories'],
  ['packages/core/src/stories', '@taleglow/api'],
  ['packages/core/src/stories', '@taleglow/vendors/replicate'],
  ['packages/core/src/stories', '@taleglow/testing'],
  ['packages/core/src/stories', '../../../db/src/connect.ts'],
  ['packages/vendors/src/replicate', '@taleglow/core/stories'],
  ['packages/vendors/src/replicate', '@taleglow/db'],
  ['packages/api/src', '@taleglow/vendors/replicate'],
  ['packages/api/src', '@taleglow/db'],
  ['packages/ui/src', '@taleglow/contracts'],
  ['packages/i18n/src', '@taleglow/contracts'],
  ['packages/testing/src', '@taleglow/core/queue'],
  ['apps/server/src', '@taleglow/sandbox'],
  ['apps/worker/src', '@taleglow/api'],
  ['apps/web/src/features/home', '@taleglow/core/stories'],
  ['apps/web/src/features/home', '@taleglow/vendors/storage'],
  ['apps/web/src/app', '@taleglow/api'],
  ['apps/sandbox/src', '@taleglow/contracts'],
  ['apps/e2e/src', '@taleglow/db'],
  ['scripts/start', '@taleglow/server'],
  ['scripts/start', '../../apps/server/src/main.ts'],
]

const ALLOWED: [folder: string, from: string][] = [
  ['packages/contracts/src', 'zod'],
  ['packages/contracts/src', './options.ts'],
  ['packages/db/src', '@taleglow/contracts'],
  ['packages/core/src/stories', '@taleglow/db/schema'],
  ['packages/core/src/stories', '../ports/index.ts'],
  ['packages/vendors/src/replicate', '@taleglow/core/ports'],
  ['packages/api/src', '@taleglow/core/stories'],
  ['apps/server/src', '@taleglow/vendors/replicate'],
  ['apps/worker/src', '@taleglow/vendors/replicate'],
  ['apps/web/src/features/home', '@taleglow/ui'],
  ['scripts/start', '@taleglow/core/queue'],
]

describe('the arrows between workspaces', () => {
  it.concurrent.each(REFUSED)('refuses in %s an import of %s', async (folder, from) => {
    expect(await isRefused(`${folder}/imports-wrongly.ts`, anything(from))).toBe(true)
  })

  it.concurrent.each(ALLOWED)('allows in %s an import of %s', async (folder, from) => {
    expect(await isRefused(`${folder}/imports-rightly.ts`, anything(from))).toBe(false)
  })

  it.concurrent('lets web know the type of the router and nothing else of api', async () => {
    const type = `import type { AppRouter } from '@taleglow/api'\nexport type Router = AppRouter`
    expect(await isRefused('apps/web/src/app/api-client.ts', type)).toBe(false)
  })

  it.concurrent('lets tests of core use a test database', async () => {
    expect(await isRefused('packages/core/src/billing/spend.test.ts', anything('@taleglow/testing'))).toBe(false)
  })
})
