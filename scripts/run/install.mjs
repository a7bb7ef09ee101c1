import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROGRESS_EVERY_MS = 3000

function list(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

function countInstalled(root) {
  const folder = join(root, 'node_modules')
  const count = (name) => (name.startsWith('@') ? list(join(folder, name)).length : 1)
  return list(folder).reduce((sum, name) => sum + count(name), 0)
}

/** The npm that started us, or else the one on the path. */
function npm() {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return [process.execPath, [cli], {}]
  return ['npm', [], { shell: process.platform === 'win32' }]
}

/**
 * Installs exactly what package-lock.json names, telling how far it is.
 * @returns whether npm succeeded; npm itself has said what failed
 */
export async function install(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const total = Object.keys(packages).filter((name) => /^node_modules\/[^/]+(\/[^/]+)?$/.test(name)).length
  console.log('Installing what Taleglow needs. The first time this takes a minute or two.')
  const [program, first, options] = npm()
  // Optional packages for other systems are never installed, so the end comes before the count is full.
  const tell = () => console.log(`  ${Math.min(countInstalled(root), total)} of about ${total} packages`)
  const progress = setInterval(tell, PROGRESS_EVERY_MS)
  const args = [...first, 'ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  const child = spawn(program, args, { ...options, cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  clearInterval(progress)
  console.log(code === 0 ? 'Installed.' : 'The installation failed; what npm said is above.')
  return code === 0
}
