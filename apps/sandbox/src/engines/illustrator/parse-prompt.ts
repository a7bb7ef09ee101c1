import type { TimeOfDay } from './canvas/light.ts'
import { findColour } from './palette.ts'
import { parseCompanion } from './parse-companion.ts'
import { parseLooks } from './parse-looks.ts'
import {
  expressions,
  framings,
  type Place,
  type PropRequest,
  poses,
  type Scene,
  settings,
  views,
  type Weather,
  weathers,
} from './scene.ts'

/** The text after `label` up to the end of its line, or '' when the prompt has no such line. */
function lineOf(prompt: string, label: string): string {
  return new RegExp(`(?:^|\\n)\\s*${label}\\s*:\\s*([^\\n]*)`, 'i').exec(prompt)?.[1]?.trim() ?? ''
}

/** The text after `label` up to the next full stop, anywhere in `text`. */
function partOf(text: string, label: string): string {
  return new RegExp(`${label}\\s*:\\s*([^.\\n]*)`, 'i').exec(text)?.[1]?.trim().toLowerCase() ?? ''
}

/** The first of `words` that `text` holds as a word. */
export function firstOf<T extends string>(text: string, words: readonly T[]): T | null {
  return words.find((word) => new RegExp(`\\b${word.replace('-', '[- ]')}`, 'i').test(text)) ?? null
}

const placeWords: readonly [RegExp, Place][] = [
  [/\b(forest|woods?|jungle|trees?)\b/i, 'forest'],
  [/\b(castle|palace|kingdom|princess|knight)\b/i, 'castle'],
  [/\b(ocean|sea|beach|shore|island|waves?)\b/i, 'ocean'],
  [/\b(space|planet|galaxy|rocket|astronaut|moon surface)\b/i, 'space'],
  [/\b(village|town|street|market|house)\b/i, 'village'],
  [/\b(school|classroom|library|teacher)\b/i, 'school'],
  [/\b(garden|flowers?|meadow|park)\b/i, 'garden'],
  [/\b(mountains?|hills?|cliff|snowy)\b/i, 'mountain'],
]
const undersea =
  /\b(under ?water|undersea|under the (?:sea|waves|ocean)|coral|seabed|sea floor|ocean floor|diving|dives|seaweed|kelp)\b/i
const indoors =
  /\b(bedroom|in bed|into bed|classroom|kitchen|indoors|inside (?:the|a|his|her|their) (?:house|home|room|cottage|school|library|castle)|living room|hallway|tucked in|fireplace|at (?:the|a|his|her) desk|library)\b/i

function findPlace(description: string, setting: string, text: string): Place {
  if (indoors.test(description)) return 'room'
  const named = firstOf(setting, settings)
  if ((named === 'ocean' || !named) && undersea.test(description || text)) return 'undersea'
  return named ?? placeWords.find(([words]) => words.test(text))?.[1] ?? 'garden'
}

function findTime(part: string, text: string): TimeOfDay {
  const named = firstOf(part, ['morning', 'day', 'sunset', 'night'] as const)
  if (named) return named
  if (/\b(night|moonlit|midnight|stars|bedtime)\b/i.test(text)) return 'night'
  if (/\b(sunset|dusk|evening)\b/i.test(text)) return 'sunset'
  return /\b(morning|dawn|sunrise)\b/i.test(text) ? 'morning' : 'day'
}

function findWeather(part: string, text: string): Weather {
  return firstOf(part || text, weathers.slice(1)) ?? 'clear'
}

function parseProps(line: string, hasLine: boolean, text: string): PropRequest[] {
  const phrases = hasLine
    ? line.replace(/\.\s*$/, '').split(/[,;、，]|\band\b/)
    : text.split(/[\s,.;:!?]+/).map((_, i, words) => words.slice(Math.max(0, i - 1), i + 1).join(' '))
  return phrases
    .map((phrase) => phrase.trim().toLowerCase())
    .filter((phrase) => phrase !== '' && phrase !== 'none')
    .map((phrase) => ({ phrase, colour: findColour(phrase) }))
}

/** True for the prompt that asks for a character sheet instead of a scene. */
export const asksForSheet = (prompt: string): boolean =>
  /reference sheet|character sheet|model sheet/i.test(prompt)

/**
 * Reads a picture prompt: the labelled form when it is there, key words otherwise.
 * Never throws; what is not said takes a sensible default.
 */
export function parsePrompt(prompt: string): Scene {
  const description = lineOf(prompt, 'Scene')
  const childLine = lineOf(prompt, 'The child')
  const companionLine = lineOf(prompt, 'The companion')
  const propLine = lineOf(prompt, 'Props')
  const labelled = description !== '' || childLine !== ''
  const text = labelled ? description : prompt
  const find = (label: string) => partOf(prompt, label)
  return {
    description: text,
    place: findPlace(text, find('Setting'), text),
    time: findTime(find('Time of day'), text),
    weather: findWeather(find('Weather'), labelled ? '' : text),
    framing: firstOf(find('Framing') || text, framings) ?? 'medium',
    looks: parseLooks(childLine || prompt),
    pose: firstOf(partOf(childLine, 'Pose') || text, poses) ?? 'standing',
    expression: firstOf(partOf(childLine, 'Expression') || text, expressions) ?? 'happy',
    view: firstOf(partOf(childLine, 'View'), views) ?? 'three-quarter',
    companion: parseCompanion(labelled ? companionLine : prompt),
    props: parseProps(propLine, labelled, text),
  }
}
