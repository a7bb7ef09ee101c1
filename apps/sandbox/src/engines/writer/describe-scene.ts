import { bindSlots } from './bind-slots.ts'
import type { Arc, Step } from './compose-arc.ts'
import { findProps } from './find-props.ts'
import type { Tongue } from './material/beat.ts'
import type { Random } from './random.ts'
import { renderText } from './render-text.ts'

/** What is to be drawn on one page. */
export type Scene = {
  description: string
  timeOfDay: string
  weather: string
  framing: string
  child: { pose: string; expression: string; view: string }
  companion: { pose: string; expression: string }
  props: string[]
}

const VIEWS = ['front', 'three-quarter', 'side', 'back']
const FRAMINGS = ['wide', 'medium', 'close', 'above']
const WEATHERS = ['clear', 'clear', 'clear', 'cloudy', 'wind']
const FLYERS = ['owl', 'bird', 'dragon', 'whale']
const SEATED = ['sitting', 'hugging', 'sleeping', 'pointing', 'waving', 'reaching']

/** Where a page stands in its book. */
export type Place = { index: number; count: number; framing: string | null; wheelchair: boolean }

/** Describes the picture of a page from its chief step and from what its text names. */
export function describeScene(arc: Arc, steps: Step[], text: string, place: Place, random: Random): Scene {
  const step = chiefStep(steps)
  const [child = '', companion = '', weather] = step.beat.sight.act.split('|').map((part) => part.trim())
  const [pose = 'standing', expression = 'happy', ...rest] = child.split(' ')
  const [friendPose = 'standing', friendExpression = 'happy'] = companion.split(' ')
  return {
    description: `${seenBy(arc, step, 'en', { n: 'the child', c: `the ${arc.companion.kind.noun.en}` })}.`,
    timeOfDay: timeOfDay(step, place),
    weather: weather ?? random.pick(WEATHERS),
    framing: chooseFraming(rest, place, random),
    child: {
      pose: place.wheelchair && !SEATED.includes(pose) ? 'sitting' : pose,
      expression,
      view: chooseView(rest, pose, random),
    },
    companion: {
      pose: friendlyPose(arc.companion.kind.species, friendPose),
      expression: friendExpression === 'laughing' ? 'happy' : friendExpression,
    },
    props: findProps(text),
  }
}

/** @returns one sentence without its full stop: what happens and is seen, with the names of the book. */
export function tellSight(arc: Arc, steps: Step[], tongue: Tongue): string {
  return seenBy(arc, chiefStep(steps), tongue, {})
}

const TIMES: Record<Tongue, Record<string, string>> = {
  zh: { morning: '清晨', day: '白天', sunset: '傍晚', night: '夜里' },
  en: { morning: 'In the morning', day: 'By day', sunset: 'At sunset', night: 'At night' },
}

/** @returns the picture in words for a reader who cannot see it. */
export function tellPicture(arc: Arc, steps: Step[], time: string, tongue: Tongue): string {
  const sight = tellSight(arc, steps, tongue)
  if (tongue === 'zh') return `${TIMES.zh[time]}，${sight}。`
  return `${TIMES.en[time]}, ${sight.replace(/^The /, 'the ')}.`
}

function seenBy(arc: Arc, step: Step, tongue: Tongue, names: Record<string, string>): string {
  const slots = { ...bindSlots(arc, step.scene, tongue), ...names }
  const template = names.n ? step.beat.sight[tongue].replaceAll('{n}', '{name}') : step.beat.sight[tongue]
  return renderText(template, { ...slots, name: names.n ?? '' }, tongue)
}

function chiefStep(steps: Step[]): Step {
  const step = steps.filter(({ beat }) => beat.id !== 'setout').at(-1) ?? steps[0]
  if (!step) throw new Error('a page has no step')
  return step
}

function timeOfDay(step: Step, { index, count }: Place): string {
  if (step.mood === 'night' || step.mood === 'dusk') return 'night'
  const part = index / (count - 1)
  if (part < 0.25) return 'morning'
  return part < 0.62 ? 'day' : 'sunset'
}

function chooseFraming(asked: string[], place: Place, random: Random): string {
  const wished = asked.find((word) => FRAMINGS.includes(word))
  if (wished) return wished
  if (place.index === 0) return 'wide'
  return random.pick(
    ['wide', 'medium', 'medium', 'close', 'above'].filter((framing) => framing !== place.framing),
  )
}

function chooseView(asked: string[], pose: string, random: Random): string {
  const wished = asked.find((word) => VIEWS.includes(word))
  if (wished) return wished
  return random.pick(
    pose === 'sleeping' ? ['front', 'three-quarter'] : ['front', 'three-quarter', 'three-quarter', 'side'],
  )
}

function friendlyPose(species: string, pose: string): string {
  if (species === 'whale' && pose !== 'sleeping' && pose !== 'hugging') return 'flying'
  if (FLYERS.includes(species) && pose === 'jumping') return 'flying'
  return pose === 'flying' && !FLYERS.includes(species) ? 'jumping' : pose
}
