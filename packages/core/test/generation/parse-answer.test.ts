import { describe, expect, it } from 'vitest'
import { parseAnswer } from '../../src/generation/parse-answer.ts'

async function collect(pieces: string[]) {
  const lines = []
  async function* stream() {
    yield* pieces
  }
  for await (const line of parseAnswer(stream())) lines.push(line)
  return lines
}
const page = (number: number) =>
  JSON.stringify({ type: 'page', number, text: `Page ${number}.`, translation: null })

describe('parseAnswer', () => {
  it('gives each line as soon as it is whole, wherever the stream is cut', async () => {
    const whole = `${page(1)}\n${page(2)}\n`
    for (let cut = 1; cut < whole.length; cut += 7) {
      const lines = await collect([whole.slice(0, cut), whole.slice(cut)])
      expect(lines.map((line) => line.type === 'page' && line.number)).toEqual([1, 2])
    }
  })

  it('reads a last line without a line break, and passes over what is said around it', async () => {
    expect(await collect(['Here it is:\n```json\n\n', page(1), '\n```\n', page(2)])).toHaveLength(2)
  })

  it('refuses an object that is broken, so that the call is tried again', async () => {
    await expect(collect(['{"type":"page",\n'])).rejects.toMatchObject({
      name: 'VendorError',
      kind: 'ended',
    })
  })

  it('refuses a line that does not fit the schema', async () => {
    await expect(collect([`${JSON.stringify({ type: 'page', number: 99, text: '' })}\n`])).rejects.toThrow()
  })
})
