import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const LOCALES = join(import.meta.dirname, '../../../../packages/i18n/src/locales')
/** Namespaces that the server speaks from too; what the browser does not use of them is not unused. */
const SHARED = ['errors', 'options', 'progress']
const PLURAL = /_(zero|one|two|few|many|other)$/

type Tree = { [key: string]: string | Tree }
type Use = { file: string; namespaces: string[]; key: string; pattern: RegExp }

const read = (language: string, namespace: string): Tree =>
  JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8'))

function flatten(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flatten(value, `${prefix}${key}.`),
  )
}

const keysOf = (language: string, namespace: string): string[] => [
  ...new Set(flatten(read(language, namespace)).map((key) => key.replace(PLURAL, ''))),
]

const namespaces = readdirSync(join(LOCALES, 'zh')).map((file) => file.replace('.json', ''))
const keys = new Map(namespaces.map((namespace) => [namespace, keysOf('zh', namespace)]))

/** The first argument of a call that begins at `from`, up to its comma or closing bracket. */
function firstArgument(code: string, from: number): string {
  let depth = 0
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at] as string
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign) && depth > 0) depth -= 1
    else if (depth === 0 && (sign === ',' || sign === ')')) return code.slice(from, at)
  }
  return ''
}

/** The texts an argument may stand for; what is only compared with is left out. */
function literals(argument: string): string[] {
  const results = argument.replaceAll(/[!=]==\s*'[^']*'/g, '')
  return [...results.matchAll(/'([^']+)'|`([^`]+)`/g)].map(([, plain, template]) => plain ?? template ?? '')
}

function usesIn(file: string): Use[] {
  const code = readFileSync(join(SOURCES, file), 'utf8')
  const declared = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) => literals(list))
  return [...code.matchAll(/(?<![\w.])t\(\s*|i18n\.t\(\s*/g)].flatMap(({ index, 0: call }) =>
    literals(firstArgument(code, index + call.length)).map((text) => toUse(file, declared, text)),
  )
}

function toUse(file: string, declared: string[], text: string): Use {
  const [, named, key = ''] = /^(?:(\w+):)?(.*)$/s.exec(text) ?? []
  const pattern = key
    .split(/\$\{[^}]*\}/)
    .map((part) => RegExp.escape(part))
    .join('[^.]+')
  return { file, namespaces: named ? [named] : declared, key, pattern: new RegExp(`^${pattern}$`) }
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
const uses = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).flatMap(usesIn)
const meant = (use: Use): string[] =>
  use.namespaces.flatMap((namespace) =>
    (keys.get(namespace) ?? []).filter((key) => use.pattern.test(key)).map((key) => `${namespace}:${key}`),
  )

test.each(namespaces)('%s has the same keys in Chinese and English', (namespace) => {
  expect(keysOf('en', namespace).sort()).toEqual(keysOf('zh', namespace).sort())
})

test.each(namespaces)('%s has the same placeholders in Chinese and English', (namespace) => {
  const placeholders = (language: string) =>
    flatten(read(language, namespace))
      .filter((key) => !key.endsWith('_one'))
      .map((key) => {
        const text = key
          .split('.')
          .reduce<string | Tree>((tree, part) => (tree as Tree)[part] ?? '', read(language, namespace))
        return `${key.replace(PLURAL, '')}: ${[...String(text).matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(' ')}`
      })
  expect(placeholders('en').sort()).toEqual(placeholders('zh').sort())
})

test('every text that the screens ask for exists', () => {
  const missing = uses.filter((use) => meant(use).length === 0).map(({ file, key }) => `${file}: ${key}`)
  expect(missing).toEqual([])
})

test('every text of the screens is asked for', () => {
  const used = new Set(uses.flatMap(meant))
  const unused = namespaces
    .filter((namespace) => !SHARED.includes(namespace))
    .flatMap((namespace) => (keys.get(namespace) ?? []).map((key) => `${namespace}:${key}`))
    .filter((key) => !used.has(key))
  expect(unused).toEqual([])
})
