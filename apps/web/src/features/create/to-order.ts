import type { Plan, StoryOrderInput } from '@taleglow/contracts'
import type { DraftValues } from '../../lib/story-store.ts'

type Entry = [string, unknown]

const ADVANCED = ['title', 'wish', 'dedication']

/**
 * The order that a draft stands for: without what was left open, and without what the plan does not include, so that
 * a draft begun on a larger plan can still be ordered.
 */
export function toOrder(values: DraftValues, plan: Plan): Partial<StoryOrderInput> {
  const fields: Entry[] = Object.entries({ ...values, looks: looksFor(values, plan) })
  const allowed = fields.filter(([name]) => plan.advancedCustomisation || !ADVANCED.includes(name))
  return Object.fromEntries(allowed.filter(isGiven))
}

function looksFor({ looks }: DraftValues, plan: Plan): DraftValues['looks'] {
  if (plan.advancedCustomisation) return looks
  const { outfit: _outfit, outfitColor: _outfitColor, ...free } = looks
  return free
}

function isGiven([name, value]: Entry): boolean {
  if (value === null || value === undefined) return false
  return name === 'characterName' || (typeof value === 'string' ? value.trim() !== '' : true)
}
