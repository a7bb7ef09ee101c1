import sharp from 'sharp'
import type { GenerationContext } from '../src/generation/index.ts'
import type { TestContext } from './create-test-context.ts'

const PAGE_TEXT =
  'Mia finds a small red door under the old oak. She knocks three times. Who is there? A sleepy bear opens. Come in and have some tea, says the bear.'

/** The order that stands in a prompt. */
function orderIn(prompt: string): { pageCount: number } {
  return JSON.parse(/<order>(.*?)<\/order>/s.exec(prompt)?.[1] ?? '{}')
}

function planLine(pageCount: number) {
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    beat: 'A door is found.',
    alt: `Picture ${index + 1}`,
    scene: {
      description: `The child stands before a small red door in an oak. Door ${index + 1}.`,
      timeOfDay: 'day',
      weather: 'clear',
      framing: 'medium',
      child: { pose: 'standing', expression: 'curious', view: 'front' },
      companion: null,
      props: ['door'],
    },
  }))
  const companion = { name: 'Bruno', species: 'bear', look: 'a sleepy brown bear' }
  return JSON.stringify({ type: 'plan', title: 'The Red Door', refrain: 'Knock, knock.', companion, pages })
}

export type FakeVendors = Pick<GenerationContext, 'textModel' | 'pictureModel' | 'speech' | 'storage'> & {
  /** Calls that a vendor would have billed. */
  paid: { texts: number; pictures: number; speeches: number }
  /** What is stored. */
  files: Map<string, Uint8Array>
}

/** Vendors in memory, for tests of what core does with their answers. */
export function createFakeVendors(): FakeVendors {
  const paid = { texts: 0, pictures: 0, speeches: 0 }
  const prompts = new Map<string, string>()
  const files = new Map<string, Uint8Array>()
  return {
    paid,
    files,
    textModel: {
      async start(prompt) {
        const id = `text-${++paid.texts}`
        prompts.set(id, prompt)
        return id
      },
      async *follow(id) {
        const { pageCount } = orderIn(prompts.get(id) ?? '')
        yield `${planLine(pageCount)}\n`
        for (let number = 1; number <= pageCount; number += 1) {
          yield `${JSON.stringify({ type: 'page', number, text: PAGE_TEXT, translation: null })}\n`
        }
      },
      async cancel() {},
    },
    pictureModel: {
      start: async () => `picture-${++paid.pictures}`,
      async finish() {
        const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#f0c040' } })
        return { bytes: await image.png().toBuffer(), contentType: 'image/png' }
      },
      async cancel() {},
    },
    speech: {
      async speak({ text }) {
        paid.speeches += 1
        const characters = [...text]
        const at = (offset: number) => characters.map((_, index) => (index + offset) / 20)
        return { audio: new Uint8Array([1]), characters, startSeconds: at(0), endSeconds: at(1) }
      },
    },
    storage: {
      async put(key, bytes) {
        files.set(key, bytes)
      },
      async get(key) {
        const bytes = files.get(key)
        if (!bytes) throw new Error(`Nothing at ${key}`)
        return bytes
      },
      async delete(key) {
        files.delete(key)
      },
      async deleteFolder(folder) {
        for (const key of files.keys()) if (key.startsWith(`${folder}/`)) files.delete(key)
      },
    },
  }
}

export const asGeneration = (ctx: TestContext, vendors: FakeVendors): TestContext & GenerationContext => ({
  ...ctx,
  ...vendors,
})
