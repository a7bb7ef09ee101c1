import { type Ending, endingOf } from './ending.ts'
import type { LiveState } from './live-state.ts'

export type Announcement =
  | { kind: 'title'; title: string }
  | { kind: 'ended'; ending: Ending; title: string }
  | { kind: 'text' | 'image' | 'audio'; number: number }

const PARTS = [
  ['text', 'text'],
  ['image', 'imageUrl'],
  ['audio', 'audioUrl'],
] as const

type Seen = Pick<LiveState, 'title' | 'titled' | 'pages' | 'status'>

/** What to tell those who listen instead of looking: the newest thing that has come, or null. */
export function announcementOf(before: Seen, after: Seen): Announcement | null {
  const ending = endingOf(after.status)
  if (ending && !endingOf(before.status)) return { kind: 'ended', ending, title: after.title }
  if (after.titled && !before.titled) return { kind: 'title', title: after.title }
  for (const [kind, field] of PARTS) {
    const page = after.pages.find(
      (one, index) => one[field] !== null && before.pages[index]?.[field] === null,
    )
    if (page) return { kind, number: page.number }
  }
  return null
}
