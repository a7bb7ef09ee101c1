import { describe, expect, it } from 'vitest'
import { pagePrompt } from '../../src/generation/picture-prompt.ts'
import { storyPlanSchema } from '../../src/generation/story-plan.ts'
import type { StoryRow } from '../../src/stories/index.ts'

/** The prompt of a page that speaks of the child called `name` wherever the writer may. */
function promptWith(name: string, description: string): string {
  const scene = {
    description,
    child: { pose: `${name} standing`, expression: `${name} happy` },
    companion: { pose: `behind ${name}`, expression: `smiling at ${name}` },
    props: [`${name}'s lantern`],
  }
  const plan = storyPlanSchema.parse({
    type: 'plan',
    title: 'A tale',
    refrain: '',
    companion: { name: 'Rust', species: `${name}'s fox`, look: `${name}'s fox in a red scarf` },
    pages: [{ number: 1, beat: '', alt: 'A picture', scene }],
  })
  const story = {
    characterName: name,
    characterAge: 5,
    setting: 'forest',
    style: 'watercolor',
    looks: {
      hairStyle: 'bob',
      hairColor: 'brown',
      skinTone: 'light',
      outfit: 'overalls',
      outfitColor: 'blue',
      glasses: false,
      hearingAid: false,
      wheelchair: false,
    },
  } as StoryRow
  return pagePrompt(story, plan, 1, { withReference: false, gentler: false })
}

describe('pagePrompt', () => {
  it('leaves words alone that only contain the name of the child', () => {
    expect(promptWith('Al', 'Also seen: the Alps, where Al stands.')).toContain(
      'Scene: Also seen: the Alps, where the child stands.',
    )
  })

  it.each(['Al', '小明', 'Zoë', '小A', 'J.J.'])('tells the name of the child (%s) nowhere', (name) => {
    const prompt = promptWith(name, `${name}'s hat, with ${name}.`)
    expect(prompt).toContain("Scene: the child's hat, with the child.")
    expect(prompt).toContain("the child's fox in a red scarf")
    expect(prompt).not.toContain(name)
  })

  it('finds a name that stands between hanzi', () => {
    expect(promptWith('小明', '小明在树下')).toContain('Scene: the child在树下')
    expect(promptWith('Al', '树下的Al很高兴')).toContain('Scene: 树下的the child很高兴')
  })
})
