import { bindSlots } from './bind-slots.ts'
import type { Arc, Mood, Step } from './compose-arc.ts'
import type { Line, PageMaterial } from './fill-page.ts'
import { rowsOf, type Tongue } from './material/beat.ts'
import { AROUND } from './material/ways.ts'
import { renderText, type Slots } from './render-text.ts'

/** Says how a parent's wish is met on the way. */
const MEETING: Record<Tongue, string> = {
  zh: '!他们还遇见了{wish}。|路上，他们还遇见了{wish}。',
  en: '!They saw {wish} too.|On the way they also saw {wish}.',
}

/** Gathers everything one page may say in one language, with the slots filled. */
export function gatherLines(arc: Arc, steps: Step[], tongue: Tongue): PageMaterial {
  const body = steps.flatMap((step) => {
    const slots = bindSlots(arc, step.scene, tongue)
    const lines = readLines(step.beat.text[tongue], step.beat.id, slots, tongue)
    const wish = arc.wish?.thing
    if (wish && step.beat.id === 'setout') {
      lines.push(...readLines(MEETING[tongue], 'wish', { ...slots, wish: wish[tongue] }, tongue))
    }
    return isBrief(step, steps) ? lines.map((line) => ({ ...line, must: line.id.startsWith('wish') })) : lines
  })
  const mood = steps.at(-1)?.mood ?? 'going'
  const slots = bindSlots(arc, steps.at(-1)?.scene ?? 1, tongue)
  const refrain = steps.some((step) => step.refrain) ? [refrainLine(arc, tongue)] : []
  return { ...surroundings(arc, mood, slots, tongue), body, close: refrain, friend: slots.c ?? '' }
}

/** Setting out is told in passing where it shares its page. */
function isBrief(step: Step, steps: Step[]): boolean {
  return step.beat.id === 'setout' && steps.length > 1
}

/** By night the lines around come first, so that the page ends in its own quiet. */
function surroundings(
  arc: Arc,
  mood: Mood,
  slots: Slots,
  tongue: Tongue,
): Pick<PageMaterial, 'lead' | 'follow'> {
  const mine = readLines(AROUND[mood][tongue], mood, slots, tongue)
  if (mood === 'night' || mood === 'dusk') return { lead: mine, follow: [] }
  return { lead: readLines(arc.setting.senses[tongue], 'sense', slots, tongue), follow: mine }
}

function refrainLine(arc: Arc, tongue: Tongue): Line {
  return { id: 'refrain', must: true, ways: [renderText(arc.refrain[tongue], {}, tongue)] }
}

function readLines(text: string, id: string, slots: Slots, tongue: Tongue): Line[] {
  return rowsOf(text).map((row, index) => ({
    id: `${id}:${index}`,
    must: row.startsWith('!'),
    ways: row
      .replace(/^!/, '')
      .split('|')
      .map((way) => renderText(way.trim(), slots, tongue)),
  }))
}
