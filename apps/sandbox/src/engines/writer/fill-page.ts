import { countLongestSentence, countText } from './count.ts'
import type { Random } from './random.ts'
import type { ReadingLevel } from './read-order.ts'

/** One row of material with its ways of saying the same, already filled. */
export type Line = { id: string; must: boolean; ways: string[] }

/** What a page is made of: its own lines in telling order, and lines that may lead in or follow; and the companion's name. */
export type PageMaterial = { lead: Line[]; body: Line[]; follow: Line[]; close: Line[]; friend: string }

/** How far the writer has come: lines already told, and lines the sister language told on this page. */
export type Memory = { told: Set<string>; wanted: ReadonlySet<string> }

/** A finished page: its text, and which lines it told. */
export type FilledPage = { text: string; lines: string[] }

/** Words or hanzi from which on a line counts as a full sentence. */
const FULL_LINE = 9

/** Pages of at most this length hold so few lines of their own that one from around makes them unlike others. */
const TINY_PAGE = 30

type Chosen = Map<string, { way: string; size: number }>
type Desk = { level: ReadingLevel; random: Random; chosen: Chosen; memory: Memory }

/**
 * Chooses sentences until a page is within its level; no sentence is ever cut.
 * First come the lines that carry the story, then details of the step up to a fairly full page, then one line
 * around it, or more where the page is still short.
 */
export function fillPage(
  page: PageMaterial,
  level: ReadingLevel,
  random: Random,
  memory: Memory,
): FilledPage {
  const desk: Desk = { level, random, chosen: new Map(), memory }
  const [least, most] = level.perPage
  const full = least + (most - least) * (0.3 + 0.45 * random.next())
  const enough = least + Math.ceil((most - least) * 0.1)
  takeMusts(desk, page, most)
  takeFriend(desk, page, most)
  if (most <= TINY_PAGE) around(desk, page).some((line) => take(desk, line, most))
  for (const line of byWish(desk, page.body)) if (size(desk) < full) take(desk, line, most)
  const before = desk.chosen.size
  for (const line of around(desk, page)) {
    if (desk.chosen.size === before || size(desk) < enough) take(desk, line, most)
  }
  lengthen(desk, [...page.body, ...page.close], least)
  const order = [...page.lead, ...page.body, ...page.follow, ...page.close]
  const told = order.filter((line) => desk.chosen.has(line.id))
  for (const line of told) memory.told.add(line.id)
  const join = level.language === 'zh' ? '' : ' '
  return {
    text: told.map((line) => desk.chosen.get(line.id)?.way).join(join),
    lines: told.map((line) => line.id),
  }
}

/** Whether the page names this book's companion, without which two books could share it. */
function isPersonal({ chosen }: Desk, { friend }: PageMaterial): boolean {
  return [...chosen.values()].some(({ way }) => way.includes(friend))
}

/** A page without the companion takes one line with it first. */
function takeFriend(desk: Desk, page: PageMaterial, most: number): void {
  const withFriend = (line: Line) => line.ways.some((way) => way.includes(page.friend))
  for (const line of [...byWish(desk, page.body), ...around(desk, page)].filter(withFriend)) {
    if (!isPersonal(desk, page)) take(desk, line, most)
  }
}

/** Carrying lines, each leaving room for the shortest way of those after it. */
function takeMusts(desk: Desk, page: PageMaterial, most: number): void {
  const musts = [...page.close, ...page.body].filter((line) => line.must)
  const shortest = (line: Line) => Math.min(...waysThatFit(desk, line).map((way) => way.size))
  musts.forEach((line, index) => {
    const later = musts
      .slice(index + 1)
      .map(shortest)
      .filter(Number.isFinite)
    const reserve = later.reduce((sum, part) => sum + part, 0)
    if (!take(desk, line, most - reserve)) take(desk, line, most)
  })
}

function size(desk: Desk): number {
  return [...desk.chosen.values()].reduce((sum, line) => sum + line.size, 0)
}

function byWish(desk: Desk, lines: Line[]): Line[] {
  const open = desk.random.shuffle(lines.filter((line) => !line.must))
  return [
    ...open.filter(({ id }) => desk.memory.wanted.has(id)),
    ...open.filter(({ id }) => !desk.memory.wanted.has(id)),
  ]
}

/** Lines from the pools, one in front for every three behind; those told before come last of all. */
function around(desk: Desk, page: PageMaterial): Line[] {
  const isTold = ({ id }: Line) => desk.memory.told.has(id)
  const lead = byWish(desk, page.lead)
  const fresh = lead.filter((line) => !isTold(line))
  const mixed = byWish(desk, page.follow).flatMap((line, index) =>
    index % 3 === 1 ? [...fresh.splice(0, 1), line] : [line],
  )
  return [
    ...fullFirst(
      desk,
      mixed.filter((line) => !isTold(line)),
    ),
    ...fresh,
    ...mixed.filter(isTold),
    ...lead.filter(isTold),
  ]
}

/** Long pages are filled with full sentences before small ones, so that they do not chatter. */
function fullFirst({ level }: Desk, lines: Line[]): Line[] {
  if (level.perPage[0] < 55) return lines
  const isFull = (line: Line) => line.ways.some((way) => countText(way, level.language) >= FULL_LINE)
  return [...lines.filter(isFull), ...lines.filter((line) => !isFull(line))]
}

/** @returns whether a way of saying the line had room */
function take(desk: Desk, line: Line, most: number): boolean {
  const room = most - size(desk)
  const fitting = waysThatFit(desk, line).filter((way) => way.size <= room)
  if (fitting.length === 0) return false
  desk.chosen.set(line.id, desk.random.pick(preferred(desk, fitting)))
  return true
}

function waysThatFit({ level }: Desk, line: Line) {
  return line.ways
    .filter((way) => countLongestSentence(way, level.language) <= level.longestSentence)
    .map((way) => ({ way, size: countText(way, level.language) }))
}

/** Readers of long pages get the fuller way of saying it. */
function preferred({ level }: Desk, ways: { way: string; size: number }[]) {
  const longest = Math.max(...ways.map((way) => way.size))
  const full = ways.filter((way) => way.size >= longest * 0.7)
  return level.perPage[0] >= 40 ? full : ways
}

/** Changes to fuller ways of the same lines where a page is still short. */
function lengthen(desk: Desk, lines: Line[], least: number): void {
  for (const line of lines) {
    const now = desk.chosen.get(line.id)
    if (!now || size(desk) >= least) continue
    const room = desk.level.perPage[1] - size(desk) + now.size
    const fuller = waysThatFit(desk, line).filter((way) => way.size > now.size && way.size <= room)
    if (fuller.length > 0) desk.chosen.set(line.id, desk.random.pick(fuller))
  }
}
