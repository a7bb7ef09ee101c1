import { bindSlots } from './bind-slots.ts'
import { type Arc, composeArc, type Step } from './compose-arc.ts'
import { describeScene, type Scene, tellPicture, tellSight } from './describe-scene.ts'
import { type FilledPage, fillPage, type Memory } from './fill-page.ts'
import { gatherLines } from './gather-lines.ts'
import type { Tongue } from './material/beat.ts'
import { type Random, seedRandom } from './random.ts'
import { type Order, readOrder } from './read-order.ts'
import { placeName, renderText } from './render-text.ts'

/**
 * Answers a prompt as a language model would: JSON Lines, first the plan, then one line a page.
 * The same prompt and seed give the same story; another seed gives another story.
 * @param prompt instructions with the order as JSON between `<order>` and `</order>`
 * @param seed any text
 * @throws Error when the prompt holds no order
 */
export function writeStory(prompt: string, seed: string): string {
  const order = readOrder(prompt)
  const random = seedRandom(`${seed}\n${order.child.name}\n${order.theme}\n${order.setting}`)
  const arc = composeArc(order, random)
  const pages = arc.pages.map((steps) => ({ steps }))
  const [main, second] = tonguesOf(order).map((tongue) => ({
    tongue,
    random: seedRandom(`${random.next()}`),
  }))
  if (!main) throw new Error('the order names no language')
  const text = writePages(arc, order, main, [])
  const translation = second ? writePages(arc, order, second, text) : null
  const scenes = drawScenes(arc, order, text, random)
  const plan = planOf(arc, order, scenes, main.tongue, random)
  const lines = pages.map((_, index) => ({
    type: 'page',
    number: index + 1,
    text: text[index]?.text ?? '',
    translation: translation?.[index]?.text ?? null,
  }))
  return [plan, ...lines].map((line) => JSON.stringify(line)).join('\n')
}

type Pen = { tongue: Tongue; random: Random }

function tonguesOf({ language }: Order): Tongue[] {
  return language === 'bilingual' ? ['zh', 'en'] : [language]
}

/** Writes all pages in one language, telling the lines that the sister pages told where it can. */
function writePages(arc: Arc, order: Order, pen: Pen, sister: FilledPage[]): FilledPage[] {
  const told: Memory['told'] = new Set()
  return arc.pages.map((steps, index) => {
    const memory = { told, wanted: new Set(sister[index]?.lines) }
    const page = fillPage(gatherLines(arc, steps, pen.tongue), order.levels[pen.tongue], pen.random, memory)
    return { ...page, text: placeName(page.text, order.child.name, pen.tongue) }
  })
}

function drawScenes(arc: Arc, order: Order, text: FilledPage[], random: Random): Scene[] {
  const scenes: Scene[] = []
  const { wheelchair } = order.child
  arc.pages.forEach((steps, index) => {
    const place = { index, count: arc.pages.length, framing: scenes.at(-1)?.framing ?? null, wheelchair }
    scenes.push(describeScene(arc, steps, text[index]?.text ?? '', place, random))
  })
  return scenes
}

function planOf(
  arc: Arc,
  order: Order,
  scenes: Scene[],
  tongue: Tongue,
  random: Random,
): Record<string, unknown> {
  const { kind, coat, wear, name } = arc.companion
  const titles = titlesOf(arc, order, random)
  const bilingual = order.language === 'bilingual'
  return {
    type: 'plan',
    title: order.title ?? titles[tongue],
    titleTranslation: bilingual && !order.title ? titles.en : null,
    refrain: renderText(arc.refrain[tongue], {}, tongue),
    companion: { name: name[tongue], species: kind.species, look: lookOf(coat.en, kind.noun.en, wear.en) },
    pages: arc.pages.map((steps, index) => planPage(arc, order, steps, scenes[index], index, tongue)),
  }
}

function planPage(
  arc: Arc,
  order: Order,
  steps: Step[],
  scene: Scene | undefined,
  index: number,
  tongue: Tongue,
) {
  const named = (text: string) => placeName(text, order.child.name, tongue)
  const stop = tongue === 'zh' ? '。' : '.'
  return {
    number: index + 1,
    beat: named(tellSight(arc, steps, tongue) + stop),
    alt: named(tellPicture(arc, steps, scene?.timeOfDay ?? 'day', tongue)),
    scene,
  }
}

function titlesOf(arc: Arc, order: Order, random: Random): Record<Tongue, string> {
  const choice = random.next()
  const title = (tongue: Tongue) => {
    const ways = arc.plot.titles[tongue].split('|')
    const way = ways[Math.floor(choice * ways.length)] ?? ''
    return placeName(renderText(way, bindSlots(arc, 1, tongue), tongue), order.child.name, tongue)
  }
  return { zh: title('zh'), en: title('en') }
}

function lookOf(coat: string, noun: string, wear: string): string {
  return `a ${coat} ${noun} with ${/^[aeiou]/.test(wear) ? 'an' : 'a'} ${wear}`
}
