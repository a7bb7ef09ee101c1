import chromium from '@sparticuz/chromium'

/** As root, as in most containers, Chromium cannot make the sandbox it runs pages in. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Made for one short page on a small function; with them a screenshot of ours takes seconds instead of a third of one. */
const SLOW =
  /^--(single-process|in-process-gpu|use-gl|use-angle|ignore-gpu-blocklist|enable-unsafe-swiftshader|.*swiftshader.*)/

/**
 * The Chromium to test in: the one in CHROMIUM_PATH; on Linux the one that came with npm, which needs nothing
 * installed; elsewhere Playwright's own.
 */
export async function findBrowser(): Promise<{ executablePath?: string; args: string[] }> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { executablePath: given, args: asRoot }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: asRoot }
  const args = [...chromium.args.filter((arg) => !SLOW.test(arg)), '--disable-gpu']
  return { executablePath: await chromium.executablePath(), args }
}
