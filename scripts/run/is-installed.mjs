import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** Node 24 as npm installed it, below the project's root. */
export const installedNode = (root) =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** A package for another system may be missing; any other must be there in just the locked version. */
function matches(wanted, found) {
  if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer)
  return found.version === wanted.version && Boolean(found.link) === Boolean(wanted.link)
}

/**
 * Whether node_modules is what package-lock.json asks for. npm writes down what it installed as its last step, so an
 * installation that was interrupted has no such record and does not count.
 */
export function isInstalled(root) {
  try {
    const wanted = read(join(root, 'package-lock.json'))
    const found = read(join(root, 'node_modules', '.package-lock.json'))
    const names = Object.keys(wanted).filter((name) => name.includes('node_modules/'))
    return names.every((name) => matches(wanted[name], found[name])) && existsSync(installedNode(root))
  } catch {
    return false
  }
}
