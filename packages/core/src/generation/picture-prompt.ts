import type { Style } from '@taleglow/contracts'
import { AppError } from '../context/index.ts'
import type { StoryRow } from '../stories/index.ts'
import { describeChild } from './describe-child.ts'
import { replaceName } from './replace-name.ts'
import type { PlannedPage, StoryPlan } from './story-plan.ts'

const STYLE_PHRASES: Record<Style, string> = {
  cartoon: 'clean rounded outlines, flat bright colours, soft cel shading',
  watercolor: 'soft wet-on-wet washes, visible paper grain, gentle light',
  sketch: 'pencil lines and hatching on cream paper, sparing colour',
  fantasy: 'glowing light, deep blues and golds, sparkling magical air',
  realistic: 'painterly realism, natural light, fine textures',
  anime: 'crisp fine lines, luminous skies, expressive eyes',
  modern: 'bold geometric shapes, limited palette, cut-paper layers',
  'fairy-tale': 'ornate storybook gouache, warm antique palette, decorative plants',
  adventure: 'dynamic ink lines, strong contrasts, sunlit comic colours',
  educational: 'clear simple shapes, friendly primary colours, tidy composition',
  rhyme: 'crayon and chalk texture, playful naive shapes, pastel colours',
}
const NO_LETTERING = 'No text, no letters, no watermark, no border.'
/** Said once a picture has been refused by the model's safety filter. */
const GENTLER = 'A gentle, cheerful, fully clothed and entirely harmless scene for small children.'

const styleOf = (style: Style) => `in ${style} style: ${STYLE_PHRASES[style]}.`

/** Asks for the reference of all pictures: the child alone, from the order, before the story is known. */
export function sheetPrompt(story: StoryRow): string {
  return [
    `Character reference sheet for a children's picture book ${styleOf(story.style)}`,
    `The child: ${describeChild(story.looks, story.characterAge)}.`,
    'Show the same child three times on plain paper: front view, three-quarter view and side view, full figure, neutral pose.',
    NO_LETTERING,
  ].join('\n')
}

function plannedPage(plan: StoryPlan, number: number): PlannedPage {
  const page = plan.pages.find((one) => one.number === number)
  if (!page) throw new AppError('AI_GENERATION_FAILED', 'generationFailed')
  return page
}

/** Asks for the picture of one page, from the plan's scene and the cast's fixed looks. */
export function pagePrompt(
  story: StoryRow,
  plan: StoryPlan,
  number: number,
  options: { withReference: boolean; gentler: boolean },
): string {
  const { child, companion, ...scene } = plannedPage(plan, number).scene
  // The name stays with us, wherever the writer should have used it after all.
  const nameless = (text: string) => replaceName(text, story.characterName, 'the child')
  const lines = [
    `Full-bleed children's picture book illustration ${styleOf(story.style)}`,
    `Scene: ${nameless(scene.description)}`,
    `Setting: ${story.setting}. Time of day: ${scene.timeOfDay}. Weather: ${scene.weather}. Framing: ${scene.framing} shot.`,
    `The child: ${describeChild(story.looks, story.characterAge)}. Pose: ${nameless(child.pose)}. Expression: ${nameless(child.expression)}. View: ${child.view}.`,
    companion &&
      `The companion: ${nameless(plan.companion.look)} (${nameless(plan.companion.species)}). Pose: ${nameless(companion.pose)}. Expression: ${nameless(companion.expression)}.`,
    scene.props.length > 0 && `Props: ${scene.props.map(nameless).join(', ')}.`,
    options.withReference &&
      'References: the reference picture shows ONE child from three sides; draw this child once, with the same face, hair and clothes.',
    options.gentler && GENTLER,
    NO_LETTERING,
  ]
  return lines.filter(Boolean).join('\n')
}
