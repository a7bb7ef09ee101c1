import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Fault } from './fault.ts'
import { hashSources } from './hash-sources.ts'
import { keepEarlierAssets } from './keep-earlier-assets.ts'
import { ROOT } from './root.ts'

const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
/** Below the built files: the hash of what they were made from. */
const BUILT_FROM = '.built-from'
/** All that the built files are made of. Of packages/api only types are used, and these leave nothing behind. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages/contracts/src',
  'packages/i18n/src',
  'packages/ui/src',
  'package-lock.json',
]

/** The program of Vite that apps/web uses. */
export const VITE = join(
  dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')),
  'bin/vite.js',
)

async function runVite(outDir: string, signal: AbortSignal): Promise<void> {
  const vite = spawn(process.execPath, [VITE, 'build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: WEB,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [vite.stdout, vite.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const [code] = await once(vite, 'close')
  if (code !== 0) throw new Fault(`The web app could not be built:\n${stripVTControlCharacters(said).trim()}`)
}

/** Puts what was built in its place at one stroke, since another copy may be starting from this folder too. */
async function swapIn(built: string): Promise<void> {
  await rm(DIST, { recursive: true, force: true })
  // The other copy was quicker, or node_modules is on another disk.
  await rename(built, DIST).catch(() => cp(built, DIST, { recursive: true }))
}

/** Builds apps/web into its folder dist, unless what is there was made from just these sources. */
export async function buildWeb(say: (line: string) => void, signal: AbortSignal): Promise<void> {
  const hash = await hashSources(SOURCES)
  if ((await readFile(join(DIST, BUILT_FROM), 'utf8').catch(() => '')) === hash) return
  say('Building the web app …')
  const begun = performance.now()
  const built = join(ROOT, 'node_modules/.cache', `web-${process.pid}`)
  await mkdir(built, { recursive: true })
  try {
    await runVite(built, signal)
    await keepEarlierAssets(DIST, built)
    await writeFile(join(built, BUILT_FROM), hash)
    await swapIn(built)
  } finally {
    await rm(built, { recursive: true, force: true })
  }
  say(`The web app is built (${Math.round((performance.now() - begun) / 1000)} s).`)
}
