import { PLANS } from '@taleglow/contracts'
import { expect, test } from 'vitest'
import { discardDraft, readDraft, saveDraft } from '../../lib/story-store.ts'
import { emptyDraft } from './empty-draft.ts'
import { STEPS } from './steps.ts'
import { toOrder } from './to-order.ts'
import { validateDraft } from './validate-draft.ts'
import { withinPlan } from './within-plan.ts'

const stored = () => JSON.parse(localStorage.getItem('story-storage') ?? 'null')
const complete = {
  ...emptyDraft('u1', 'zh').values,
  characterName: ' 圆圆 ',
  characterTraits: ['brave' as const],
  theme: 'space' as const,
  setting: 'space' as const,
  style: 'modern' as const,
  voice: 'leda' as const,
}
const faultsOf = async (values: typeof complete, plan = PLANS.free) =>
  (await validateDraft(plan)(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors

test('a draft is kept under story-storage until it is discarded', () => {
  const draft = { ...emptyDraft('u1', 'en'), step: 2 }
  saveDraft(draft)
  expect(stored()).toMatchObject({ state: { draft }, version: 0 })
  discardDraft()
  expect(stored().state.draft).toBeNull()
  expect(readDraft('u1')).toBeNull()
})

test('a draft is shown to the account that wrote it, and to no other', () => {
  const draft = emptyDraft('u1', 'zh')
  saveDraft(draft)
  expect(readDraft('u1')).toEqual(draft)
  expect(readDraft('u2')).toBeNull()
  expect(readDraft(undefined)).toBeNull()
})

test('a draft begun on a larger plan is cut to pages and pictures of the present one', () => {
  const large = { ...complete, pageCount: 16, imageQuality: 'print' as const }
  expect(withinPlan(large, PLANS.free)).toMatchObject({ pageCount: 8, imageQuality: 'standard' })
  expect(withinPlan(large, PLANS.premium)).toMatchObject({ pageCount: 16, imageQuality: 'high' })
  expect(withinPlan(large, PLANS.family)).toEqual(large)
})

test('the steps stand in the order of the specification and cover every field of a draft', () => {
  expect(STEPS.map(({ key }) => key)).toEqual(['character', 'theme', 'style', 'preview', 'audio'])
  expect(STEPS.flatMap(({ fields }) => [...fields]).sort()).toEqual(
    Object.keys(emptyDraft('u1', 'zh').values).sort(),
  )
})

test('an order leaves out what was not filled in', () => {
  expect(toOrder(complete, PLANS.premium)).not.toHaveProperty('title')
  expect(toOrder({ ...complete, theme: null }, PLANS.premium)).not.toHaveProperty('theme')
})

test('a plan without advanced customisation orders without outfit, title, wish and dedication', () => {
  const values = {
    ...complete,
    title: '书',
    wish: '愿',
    dedication: '献',
    looks: { outfit: 'dress' as const, outfitColor: 'red' as const, glasses: true },
  }
  expect(toOrder(values, PLANS.free)).toMatchObject({ looks: { glasses: true } })
  expect(Object.keys(toOrder(values, PLANS.free))).not.toEqual(expect.arrayContaining(['title']))
  expect(toOrder(values, PLANS.free).looks).not.toHaveProperty('outfit')
  expect(toOrder(values, PLANS.family)).toMatchObject({ title: '书', looks: { outfit: 'dress' } })
})

test('a complete draft has no faults', async () => {
  expect(await faultsOf(complete)).toEqual({})
})

test('every fault names its sentence and the number in it', async () => {
  const faults = await faultsOf({
    ...complete,
    characterName: '  ',
    characterTraits: [],
    theme: null as never,
  })
  expect(faults.characterName).toMatchObject({ type: 'required' })
  expect(faults.characterTraits).toEqual({ type: 'tooFew', message: '1' })
  expect(faults.theme).toEqual({ type: 'required', message: '' })
  const long = await faultsOf({ ...complete, characterName: '很'.repeat(31) })
  expect(long.characterName).toEqual({ type: 'tooLong', message: '30' })
})
