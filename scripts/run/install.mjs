import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROGRESS_EVERY_MS = 3000

/** npm makes all folders first and fills them after; a package is there when its package.json is. */
const countInstalled = (root, names) =>
  names.filter((name) => existsSync(join(root, name, 'package.json'))).length

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
  const names = Object.keys(packages).filter(
    (name) => name.startsWith('node_modules/') && !packages[name].optional,
  )
  console.log('Installing what Taleglow needs. The first time this takes a minute or two.')
  const [program, first, options] = npm()
  let told = 0
  const tell = () => {
    const count = countInstalled(root, names)
    if (count > told) console.log(`  ${count} of ${names.length} packages`)
    told = count
  }
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
