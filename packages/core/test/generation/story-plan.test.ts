import { describe, expect, it } from 'vitest'
import { answerLineSchema } from '../../src/generation/story-plan.ts'

const page = (text: string) => ({ type: 'page', number: 1, text, translation: text })
const plan = (text: string) => ({
  type: 'plan',
  title: text,
  titleTranslation: text,
  refrain: text,
  companion: { name: text, species: text, look: text },
  pages: [
    {
      number: 1,
      beat: text,
      alt: text,
      scene: {
        description: text,
        child: { pose: text, expression: text },
        companion: { pose: text, expression: text },
        props: [text],
      },
    },
  ],
})

describe('a text from the model', () => {
  it.each([plan, page])('never keeps what PostgreSQL cannot store (%o)', (line) => {
    const kept = JSON.stringify(answerLineSchema.parse(line('A\u0000b \ud83d c')))
    expect(kept).toContain('Ab \ufffd c')
    expect(kept).not.toMatch(/\\u0000|\\ud83d/)
  })

  it('is cut between characters, never through one', () => {
    const kept = answerLineSchema.parse({ ...plan('A'), refrain: `${'x'.repeat(299)}🦊🦊` })
    expect(kept).toMatchObject({ refrain: `${'x'.repeat(299)}🦊` })
  })

  it('is refused when nothing is left of it', () => {
    expect(answerLineSchema.safeParse(page('\u0000')).success).toBe(false)
    expect(answerLineSchema.safeParse(plan('\u0000')).success).toBe(false)
  })
})
