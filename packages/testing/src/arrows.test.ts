import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'

const RULES = fileURLToPath(new URL('../../../biome.json', import.meta.url))
const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
const RULE = 'style/noRestrictedImports'

type Report = { diagnostics: { category: string; location: { path: string | { file: string } } }[] }

async function runLinter(folder: string): Promise<Report> {
  const args = [
    BIOME,
    'lint',
    `--only=${RULE}`,
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
  ]
  const { promise, resolve } = Promise.withResolvers<string>()
  execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout))
  return JSON.parse(await promise) as Report
}

/** Lints `files` (path and content) as if they stood in the project, and gives the paths with a forbidden import. */
async function findRefused(files: [path: string, content: string][]): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'arrows-'))
  try {
    await copyFile(RULES, join(folder, 'biome.json'))
    for (const [path, content] of files) {
      await mkdir(join(folder, dirname(path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const { diagnostics } = await runLinter(folder)
    const paths = diagnostics.map(({ location: { path } }) => (typeof path === 'string' ? path : path.file))
    return new Set(paths)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const anything = (from: string) => `import { thing } from '${from}'\nexport const other = thing\n`

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

const ROUTER_TYPE: [path: string, content: string] = [
  'apps/web/src/app/router-type.ts',
  `import type { AppRouter } from '@taleglow/api'\nexport type Router = AppRouter\n`,
]
const DATABASE_IN_TEST: [path: string, content: string] = [
  'packages/core/src/billing/spend.test.ts',
  anything('@taleglow/testing'),
]

/** A file name that no other pair of folder and import has. */
const pathOf = (folder: string, from: string) => `${folder}/imports-${from.replaceAll(/[^a-z]+/g, '-')}.ts`

describe('the arrows between workspaces', () => {
  let refused: Set<string>

  beforeAll(async () => {
    const files = [...REFUSED, ...ALLOWED].map(([folder, from]): [string, string] => [
      pathOf(folder, from),
      anything(from),
    ])
    refused = await findRefused([...files, ROUTER_TYPE, DATABASE_IN_TEST])
  })

  it.each(REFUSED)('refuses in %s an import of %s', (folder, from) => {
    expect(refused).toContain(pathOf(folder, from))
  })

  it.each(ALLOWED)('allows in %s an import of %s', (folder, from) => {
    expect(refused).not.toContain(pathOf(folder, from))
  })

  it('lets web know the type of the router', () => {
    expect(refused).not.toContain(ROUTER_TYPE[0])
  })

  it('lets tests of core use a test database', () => {
    expect(refused).not.toContain(DATABASE_IN_TEST[0])
  })
})
