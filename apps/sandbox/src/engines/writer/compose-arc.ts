import { type Companion, chooseCompanion } from './choose-companion.ts'
import type { Beat, BeatText, Noun, Words } from './material/beat.ts'
import { beat } from './material/beat.ts'
import type { Challenge } from './material/challenge.ts'
import type { Plot } from './material/plot.ts'
import { REFRAINS } from './material/refrains.ts'
import { type SettingMaterial, SLOT_NAMES, type SlotName } from './material/setting.ts'
import { SETTINGS } from './material/settings/index.ts'
import { THEMES } from './material/themes/index.ts'
import { TRAITS } from './material/traits/index.ts'
import { ENDINGS, HOMEWAYS, PAUSES, SETOUTS } from './material/ways.ts'
import { findWish, type Wish } from './material/wishes.ts'
import type { Random } from './random.ts'
import type { Order } from './read-order.ts'

/** What a page feels like, which decides the lines that may surround its own. */
export type Mood = 'morning' | 'going' | 'trying' | 'glad' | 'dusk' | 'night'

/** A step of the arc: what is told, and which of the two casts of the setting plays in it. */
export type Step = { beat: Beat; scene: 0 | 1; mood: Mood; refrain: boolean; trait: string | null }

/** Everything one book is made of, before a word of it is chosen. */
export type Arc = {
  companion: Companion
  plot: Plot
  refrain: Words
  setting: SettingMaterial
  nouns: Record<SlotName, Noun>[]
  wish: Wish | null
  traits: string[]
  pages: Step[][]
}

type StepName =
  | 'open'
  | 'want'
  | 'setout'
  | 'walk'
  | 'walk2'
  | 'meetA'
  | 'firstA'
  | 'solveA'
  | 'meet'
  | 'first'
  | 'second'
  | 'pause'
  | 'solve'
  | 'gain'
  | 'home'
  | 'end'

/** Steps of a book by its number of pages; steps joined by + share a page. */
const STEPS: Record<number, string> = {
  6: 'open want+setout meet+first second solve+gain end',
  7: 'open want+setout meet first second solve+gain end',
  8: 'open want setout+meet first second solve gain end',
  9: 'open want setout meet first second solve gain end',
  10: 'open want setout walk meet first second solve gain end',
  11: 'open want setout walk meet first second pause solve gain end',
  12: 'open want setout walk meet first second pause solve gain home end',
  13: 'open want setout meetA solveA walk meet first second solve gain home end',
  14: 'open want setout meetA solveA walk meet first second pause solve gain home end',
  15: 'open want setout meetA firstA solveA walk meet first second pause solve gain home end',
  16: 'open want setout walk2 meetA firstA solveA walk meet first second pause solve gain home end',
}

const MOODS: Partial<Record<StepName, Mood>> = {
  open: 'morning', want: 'morning', meetA: 'trying', firstA: 'trying', meet: 'trying', first: 'trying', second: 'trying',
  solveA: 'glad', solve: 'glad', gain: 'glad', home: 'dusk', end: 'night',
} // biome-ignore format: a table

/** Chooses what happens: companion, plot, hindrances by the child's traits, places, and the steps a page. */
export function composeArc(order: Order, random: Random): Arc {
  const setting = ownOf(SETTINGS, order.setting) ?? random.pick(Object.values(SETTINGS))
  const wish = findWish(order.wish)
  const plot = random.pick(ownOf(THEMES, order.theme) ?? Object.values(THEMES).flat())
  const traits = chooseTraits(order.child.traits, random)
  const steps = gatherSteps(plot, setting, traits, random)
  const arc = {
    companion: chooseCompanion(order, wish, random),
    plot,
    refrain: random.pick(REFRAINS),
    setting,
    nouns: castNouns(setting, random),
    wish,
    traits,
  }
  return { ...arc, pages: layPages(STEPS[order.pageCount] ?? '', steps) }
}

/** Only what a table itself holds: an order may name anything. */
function ownOf<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

function chooseTraits(asked: string[], random: Random): string[] {
  const known = asked.filter((trait) => Object.hasOwn(TRAITS, trait))
  return random.shuffle(known.length > 0 ? known : [random.pick(Object.keys(TRAITS))])
}

/** Two casts of the same setting, so that a second hindrance meets other creatures and places. */
function castNouns(setting: SettingMaterial, random: Random): Record<SlotName, Noun>[] {
  const shuffled = SLOT_NAMES.map((slot) => [slot, random.shuffle(setting.nouns[slot])] as const)
  const cast = (index: number) =>
    Object.fromEntries(
      shuffled.map(([slot, nouns]) => [slot, nouns[slot === 'goal' ? 0 : index % nouns.length]]),
    )
  return [cast(0), cast(1)] as Record<SlotName, Noun>[]
}

type Steps = Record<StepName, Step>

function gatherSteps(plot: Plot, setting: SettingMaterial, traits: string[], random: Random): Steps {
  const [main = '', second = main, third = second] = traits
  const challenge = random.pick(challengesOf(main))
  const other = random.pick(challengesOf(second).filter((item) => item !== challenge))
  const [walk, walk2] = random.shuffle(setting.walks)
  const open = withLines(random.pick(setting.opens), INTRODUCTION, traitLine(third, 'habits', random))
  const touched = traitLine(second, 'touches', random)
  const texts: Record<StepName, BeatText | undefined> = {
    open, want: plot.want, setout: random.pick(SETOUTS), walk: withLines(walk ?? open, touched), walk2,
    meetA: other.meet, firstA: other.first, solveA: other.solve,
    meet: challenge.meet, first: challenge.first, second: challenge.second, solve: challenge.solve,
    pause: random.pick(PAUSES), gain: plot.gain, home: random.pick(HOMEWAYS), end: withPlotEnd(random.pick(ENDINGS), plot.end),
  } // biome-ignore format: a table
  const traitOf: Partial<Record<StepName, string>> = {
    open: third,
    walk: second,
    solveA: second,
    solve: main,
  }
  const step = ([name, text]: [string, BeatText | undefined]): [string, Step] => [
    name,
    {
      beat: { id: name, ...(text ?? open) },
      scene: name.endsWith('A') ? 0 : 1,
      mood: MOODS[name as StepName] ?? 'going',
      refrain: name === 'setout' || name === 'second' || name === 'solve' || name === 'end',
      trait: traitOf[name as StepName] ?? null,
    },
  ]
  return Object.fromEntries(Object.entries(texts).map(step)) as Steps
}

function challengesOf(trait: string): Challenge[] {
  return TRAITS[trait]?.challenges ?? []
}

/** The companion enters by name on the first page. */
const INTRODUCTION: Words = {
  zh: '!这是{kind}{c}。|身边的{kind}叫{c}。|身边有{a kind}，名叫{c}。|旁边跟着{a kind}，它叫{c}，总带着{wear}。',
  en: '!{c} the {kind} came too.|With {n} was {c}, {a kind}.|Never far away was {c}, {a kind} with {a wear}.',
}

function traitLine(trait: string, part: 'habits' | 'touches', random: Random): Words {
  const rows = TRAITS[trait]?.[part] ?? { zh: '', en: '' }
  const zh = rows.zh.trim().split('\n')
  const index = Math.floor(random.next() * zh.length)
  return { zh: `!${zh[index]?.trim()}`, en: `!${rows.en.trim().split('\n')[index]?.trim()}` }
}

function withLines(text: BeatText, ...lines: Words[]): BeatText {
  const add = (tongue: 'zh' | 'en') => [text.text[tongue], ...lines.map((line) => line[tongue])].join('\n')
  return { ...text, text: { zh: add('zh'), en: add('en') } }
}

/** The plot's last word comes before the quiet that all books end in. */
function withPlotEnd(ending: BeatText, plot: Words): BeatText {
  const join = (tongue: 'zh' | 'en') => `${plot[tongue]}\n${ending.text[tongue]}`
  return beat(ending.sight.act, [ending.sight.zh, ending.sight.en], join('zh'), join('en'))
}

function layPages(plan: string, steps: Steps): Step[][] {
  return plan.split(' ').map((page) => page.split('+').map((name) => steps[name as StepName]))
}
