import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './index.ts'
import { parsePrompt } from './parse-prompt.ts'
import { findProps, propNames } from './props/find-props.ts'
import {
  allSpecies,
  animalPoses,
  framings,
  hairStyles,
  outfits,
  poses,
  settings,
  views,
  weathers,
} from './scene.ts'
import { findStyle, styleNames } from './styles/find-style.ts'

const looks = 'a 5-year-old child with a black bob haircut, light skin, wearing yellow overalls'

interface Change {
  style?: string
  setting?: string
  time?: string
  weather?: string
  framing?: string
  looks?: string
  pose?: string
  view?: string
  companion?: string
  animalPose?: string
  props?: string
}

const prompt = (
  c: Change = {},
) => `Full-bleed children's picture book illustration in ${c.style ?? 'watercolor'} style: gentle light.
Scene: The child kneels at the foot of an old oak; the rabbit looks on.
Setting: ${c.setting ?? 'forest'}. Time of day: ${c.time ?? 'day'}. Weather: ${c.weather ?? 'clear'}. Framing: ${c.framing ?? 'medium'} shot.
The child: ${c.looks ?? looks}. Pose: ${c.pose ?? 'kneeling'}. Expression: curious. View: ${c.view ?? 'three-quarter'}.
The companion: ${c.companion ?? 'a small white rabbit with a red scarf (rabbit)'}. Pose: ${c.animalPose ?? 'sitting'}. Expression: happy.
Props: ${c.props ?? 'red lantern, wooden bridge'}.
No text, no letters, no watermark, no border.`

const draw = (text: string, seed = '1', size = 256) =>
  drawPicture({ prompt: text, references: [], size, seed })

async function readSize(png: Uint8Array): Promise<readonly [number, number]> {
  const image = await loadImage(png)
  return [image.width, image.height]
}

/** Share of pixels that are close to a colour. */
async function shareOf(
  png: Uint8Array,
  [r, g, b]: readonly [number, number, number],
  tolerance: number,
): Promise<number> {
  const image = await loadImage(png)
  const ctx = createCanvas(image.width, image.height).getContext('2d')
  ctx.drawImage(image, 0, 0)
  const { data } = ctx.getImageData(0, 0, image.width, image.height)
  let near = 0
  for (let i = 0; i < data.length; i += 4) {
    const away =
      Math.abs((data[i] as number) - r) +
      Math.abs((data[i + 1] as number) - g) +
      Math.abs((data[i + 2] as number) - b)
    if (away < tolerance) near++
  }
  return near / (data.length / 4)
}

describe('drawing a picture', { timeout: 60_000 }, () => {
  test('gives the same bytes for the same order and others for another seed', async () => {
    const [first, again, other] = [await draw(prompt()), await draw(prompt()), await draw(prompt(), '2')]
    expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true)
    expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false)
  })

  test('gives a PNG of the size asked for, brought inside the limits', async () => {
    expect(await readSize(await draw(prompt(), '1', 400))).toEqual([400, 400])
    expect(await readSize(await draw(prompt(), '1', 3))).toEqual([256, 256])
    expect(await readSize(await draw(prompt(), '1', Number.NaN))).toEqual([1024, 1024])
  })

  test.each(settings)('draws %s by day and by night', async (setting) => {
    const [day, night] = [await draw(prompt({ setting })), await draw(prompt({ setting, time: 'night' }))]
    expect(Buffer.from(day).equals(Buffer.from(night))).toBe(false)
  })

  test('draws every kind of weather and every framing', async () => {
    for (const weather of weathers) await draw(prompt({ weather }))
    for (const framing of framings) await draw(prompt({ framing, setting: 'mountain' }))
  })

  test('draws every pose from every side', async () => {
    for (const pose of poses) for (const view of views) await draw(prompt({ pose, view, setting: 'space' }))
  })

  test('draws every hair style, every outfit and every aid', async () => {
    for (const [i, hair] of hairStyles.entries()) {
      const outfit = outfits[i % outfits.length] as string
      const extras = i % 2 ? ', round glasses' : ', a hearing aid'
      const chair = i % 3 ? '' : ', sitting in a wheelchair'
      await draw(
        prompt({
          looks: `a ${3 + (i % 6)}-year-old child with ${hair} red hair, deep skin${extras}, wearing a teal ${outfit}${chair}`,
          setting: 'space',
        }),
      )
    }
  })

  test.each(allSpecies)('draws the %s in every pose', async (species) => {
    const sheets = new Set<string>()
    for (const animalPose of animalPoses) {
      const png = await draw(
        prompt({ companion: `a ${species} with a blue scarf (${species})`, animalPose, setting: 'space' }),
      )
      sheets.add(Buffer.from(png).toString('base64'))
    }
    expect(sheets.size).toBe(animalPoses.length)
  })

  test('draws each style in its own way', async () => {
    const pictures = new Set<string>()
    for (const style of styleNames)
      pictures.add(Buffer.from(await draw(prompt({ style }))).toString('base64'))
    expect(pictures.size).toBe(11)
  })

  test('draws every word of the prop vocabulary and leaves unknown ones out', async () => {
    for (const name of propNames) expect(findProps([{ phrase: name, colour: null }])).toHaveLength(1)
    expect(findProps([{ phrase: 'quantum flux capacitor', colour: null }])).toEqual([])
    await draw(prompt({ props: propNames.join(', ') }))
    for (let i = 0; i < propNames.length; i += 4)
      await draw(prompt({ props: propNames.slice(i, i + 4).join(', '), setting: 'space' }))
  })

  test('shows the child in the same colours on every page', async () => {
    const yellow = [245, 195, 68] as const
    for (const pose of ['standing', 'running', 'reaching']) {
      const png = await draw(
        prompt({ style: 'educational', pose, props: 'none', setting: 'ocean', companion: '' }),
      )
      expect(await shareOf(png, yellow, 60)).toBeGreaterThan(0.008)
    }
  })

  test('draws a character sheet on plain paper', async () => {
    const png = await draw(`Character reference sheet for a children's picture book in cartoon style: bold.
The child: ${looks}.
Show the same child three times on plain paper: front view, three-quarter view and side view.`)
    expect(await shareOf(png, [251, 246, 234], 12)).toBeGreaterThan(0.4)
  })

  test.each([
    '',
    'a dragon and a girl fly over the sea at night',
    '画一只小兔子',
    'Pose: . View: ???',
    '{"a":[1,2',
    'x'.repeat(20_000),
    'Props:\n\nThe child:',
  ])('draws odd prompt %# as well', async (text) => {
    expect(await readSize(await draw(text))).toEqual([256, 256])
  })
})

describe('reading a prompt', () => {
  test('reads all of the labelled form', () => {
    const scene = parsePrompt(prompt({ time: 'night', weather: 'snow', framing: 'close', view: 'side' }))
    expect(scene).toMatchObject({
      place: 'forest',
      time: 'night',
      weather: 'snow',
      framing: 'close',
      pose: 'kneeling',
      expression: 'curious',
      view: 'side',
    })
    expect(scene.looks).toMatchObject({
      age: 5,
      hairStyle: 'bob',
      outfit: 'overalls',
      glasses: false,
      wheelchair: false,
    })
    expect(scene.companion).toMatchObject({
      species: 'rabbit',
      accessory: 'scarf',
      pose: 'sitting',
      expression: 'happy',
    })
    expect(scene.props.map((p) => p.phrase)).toEqual(['red lantern', 'wooden bridge'])
  })

  test('reads looks, aids and colours from the child phrase', () => {
    const { looks: found } = parsePrompt(
      'The child: a 6-year-old child with curly brown hair, tan skin, round glasses, a hearing aid, wearing a red raincoat, sitting in a wheelchair.',
    )
    expect(found).toMatchObject({
      age: 6,
      hairStyle: 'curly',
      outfit: 'raincoat',
      glasses: true,
      hearingAid: true,
      wheelchair: true,
      skin: '#d39b6c',
      hair: '#7d4f30',
      cloth: '#dd4f45',
    })
  })

  test('tells hair colour from skin and cloth of the same name', () => {
    const { looks: found } = parsePrompt(
      'The child: a 7-year-old child with a black buzz cut, brown skin, wearing a white t-shirt.',
    )
    expect(found).toMatchObject({
      hair: '#332b33',
      skin: '#a86d47',
      cloth: '#f7f1e6',
      hairStyle: 'buzz',
      outfit: 't-shirt',
    })
  })

  test('finds places below the sea and indoors in the description', () => {
    const at = (scene: string, setting: string) => parsePrompt(`Scene: ${scene}\nSetting: ${setting}.`).place
    expect(at('They swim under the sea among coral.', 'ocean')).toBe('undersea')
    expect(at('The child lies in bed.', 'village')).toBe('room')
    expect(at('They build a sand castle.', 'ocean')).toBe('ocean')
  })

  test('finds key words in free prose', () => {
    const scene = parsePrompt('A little girl waving to an owl by the castle at night in the rain')
    expect(scene).toMatchObject({ place: 'castle', time: 'night', weather: 'rain' })
    expect(scene.companion?.species).toBe('owl')
  })

  test('knows the style by name and falls back to watercolour', () => {
    for (const name of styleNames) expect(findStyle(prompt({ style: name })).name).toBe(name)
    expect(findStyle('in some unheard-of style').name).toBe('watercolor')
  })
})
