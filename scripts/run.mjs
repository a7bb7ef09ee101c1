// Runs one of the project's commands from nothing: with only Node 20 or newer and npm on the machine it installs
// what is missing, then hands over to the Node 24 that was installed. Plain JavaScript, because an old Node reads it.
// Use: node scripts/run.mjs start|dev|test|contract [arguments]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from './run/hand-over.mjs'
import { install } from './run/install.mjs'
import { isInstalled } from './run/is-installed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = '', ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${command}.ts`)

if (!/^[a-z]+(-[a-z]+)*$/.test(command) || !existsSync(script)) {
  console.error(
    `There is no command "${command}". There are start, dev and test: npm start, npm run dev, npm test.`,
  )
  process.exit(1)
}
if (!isInstalled(root) && !(await install(root))) process.exit(1)
handOver(root, script, args)
