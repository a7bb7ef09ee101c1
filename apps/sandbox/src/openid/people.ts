import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Person {
  /** Stable for an e-mail address: 21 digits, as Google's. */
  sub: string
  email: string
  name: string
}

/** Everyone who has signed in, kept in a JSON file so that their names outlive a restart. */
export class People {
  readonly #file: string
  readonly #bySub = new Map<string, Person>()

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#file = path.join(folder, 'people.json')
    for (const person of readJson(this.#file)) this.#bySub.set(person.sub, person)
  }

  get(sub: string): Person | undefined {
    return this.#bySub.get(sub)
  }

  /** Finds or adds the person; without a name a new person is called after the address. */
  signIn(address: string, name?: string): Person {
    const email = address.trim().toLowerCase()
    const sub = subOf(email)
    const known = this.#bySub.get(sub)
    const person = { sub, email, name: name?.trim() || known?.name || nameFrom(email) }
    this.#bySub.set(sub, person)
    writeFileSync(this.#file, JSON.stringify([...this.#bySub.values()], null, 2))
    return person
  }
}

function readJson(file: string): Person[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

function subOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex')
  return String(BigInt(`0x${digest}`) % 10n ** 20n).padStart(21, '1')
}

function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? email).split(/[._+-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
