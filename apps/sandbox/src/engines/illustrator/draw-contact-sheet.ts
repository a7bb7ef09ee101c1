/**
 * Draws many small pictures on one sheet, to look at what the illustrator can do.
 * Use: node draw-contact-sheet.ts <styles|settings|poses|species|weather|framing|props|book> <file.png> [style] [pixels a picture]
 */
import { writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { drawPicture } from './draw-picture.ts'
import { propNames } from './props/find-props.ts'
import { allSpecies, expressions, framings, poses, settings, views, weathers } from './scene.ts'
import { styleNames } from './styles/find-style.ts'

interface Wish {
  style?: string
  setting?: string
  time?: string
  weather?: string
  framing?: string
  child?: string
  pose?: string
  expression?: string
  view?: string
  companion?: string
  animalPose?: string
  props?: string
  scene?: string
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a')

/** Writes the prompt the product would write. */
function writePrompt(wish: Wish): string {
  const style = wish.style ?? 'watercolor'
  return [
    `Full-bleed children's picture book illustration in ${style} style: gentle light.`,
    `Scene: ${wish.scene ?? 'The child and the animal are out together.'}`,
    `Setting: ${wish.setting ?? 'garden'}. Time of day: ${wish.time ?? 'day'}. Weather: ${wish.weather ?? 'clear'}. Framing: ${wish.framing ?? 'medium'} shot.`,
    `The child: ${wish.child ?? 'a 5-year-old child with a black bob haircut, light skin, wearing yellow overalls'}. Pose: ${wish.pose ?? 'standing'}. Expression: ${wish.expression ?? 'happy'}. View: ${wish.view ?? 'three-quarter'}.`,
    wish.companion === ''
      ? ''
      : `The companion: ${wish.companion ?? 'a small white rabbit with a red scarf (rabbit)'}. Pose: ${wish.animalPose ?? 'sitting'}. Expression: happy.`,
    `Props: ${wish.props ?? 'none'}.`,
    'No text, no letters, no watermark, no border.',
  ]
    .filter(Boolean)
    .join('\n')
}

const times = ['day', 'night', 'sunset', 'morning'] as const
const chunk = (names: readonly string[], n: number) =>
  Array.from({ length: Math.ceil(names.length / n) }, (_, i) => names.slice(i * n, i * n + n))

const book: Wish[] = [
  {
    scene: 'The child stands at the edge of the wood and finds a red lantern.',
    pose: 'standing',
    expression: 'curious',
    props: 'red lantern',
    framing: 'wide',
    time: 'sunset',
  },
  {
    scene: 'The child kneels and greets the rabbit.',
    pose: 'kneeling',
    props: 'red lantern, mushrooms',
    time: 'sunset',
    framing: 'close',
  },
  {
    scene: 'They run over a wooden bridge.',
    pose: 'running',
    expression: 'laughing',
    animalPose: 'running',
    props: 'wooden bridge',
    time: 'night',
  },
  {
    scene: 'The child climbs up to the tree house.',
    pose: 'climbing',
    expression: 'curious',
    props: 'tree house, stars',
    time: 'night',
    view: 'side',
  },
  {
    scene: 'They look at the moon.',
    pose: 'reaching',
    view: 'three-quarter',
    props: 'moon, fireflies',
    time: 'night',
    framing: 'wide',
  },
  {
    scene: 'The child points at the map.',
    pose: 'pointing',
    expression: 'proud',
    props: 'map, campfire',
    time: 'night',
  },
  {
    scene: 'They hug.',
    pose: 'hugging',
    animalPose: 'hugging',
    expression: 'happy',
    time: 'morning',
    framing: 'close',
  },
  {
    scene: 'The child is asleep in bed.',
    pose: 'sleeping',
    expression: 'calm',
    animalPose: 'sleeping',
    time: 'night',
    props: 'lamp',
  },
]

const sheets: Record<string, Wish[]> = {
  styles: styleNames.flatMap((style) =>
    (['forest', 'ocean', 'castle', 'village'] as const).map((setting, i) => ({
      style,
      setting,
      time: times[i] as string,
      framing: i === 2 ? 'close' : 'medium',
      props: i === 1 ? 'kite' : 'red lantern',
      pose: poses[(i * 3) % 10] as string,
    })),
  ),
  settings: [
    ...settings.map((s) => ({ setting: s, scene: 'Out.' })),
    { setting: 'ocean', scene: 'They dive to the coral.' },
    { setting: 'school', scene: 'In the classroom.' },
  ].flatMap((w) => times.slice(0, 3).map((time) => ({ ...w, time }))),
  poses: poses.flatMap((pose, i) =>
    views.map((view) => ({ pose, view, expression: expressions[i % 8] as string })),
  ),
  species: allSpecies.flatMap((s) => [
    { companion: `a ${s} (${s})`, animalPose: 'standing' },
    { companion: `${article(s)} ${s} with a blue scarf (${s})`, animalPose: 'hugging', pose: 'hugging' },
    { companion: `a ${s} (${s})`, animalPose: 'flying', pose: 'pointing' },
  ]),
  weather: weathers.flatMap((weather) => settings.slice(0, 4).map((setting) => ({ weather, setting }))),
  framing: framings.flatMap((framing) =>
    ['forest', 'mountain', 'space', 'garden'].map((setting) => ({ framing, setting, pose: 'sitting' })),
  ),
  props: chunk(propNames, 3).map((names, i) => ({
    props: names.join(', '),
    companion: '',
    setting: settings[i % 8] as string,
  })),
  book: book.map((wish) => ({ setting: 'forest', ...wish })),
}

const [sheet = 'book', file = 'sheet.png', style, pixels = '320'] = process.argv.slice(2)
const wishes = sheets[sheet] ?? []
const cell = Number(pixels)
const columns = sheet === 'styles' || sheet === 'book' || sheet === 'framing' || sheet === 'weather' ? 4 : 6
const canvas = createCanvas(columns * cell, Math.ceil(wishes.length / columns) * cell)
for (const [i, wish] of wishes.entries()) {
  const prompt = writePrompt(style && style !== '-' ? { ...wish, style } : wish)
  const png = await drawPicture({ prompt, references: [], size: Math.max(256, cell), seed: `page ${i}` })
  canvas
    .getContext('2d')
    .drawImage(await loadImage(png), (i % columns) * cell, Math.floor(i / columns) * cell, cell, cell)
}
writeFileSync(file, await canvas.encode('png'))
