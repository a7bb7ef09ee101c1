import {
  isFinished,
  type Progress,
  type Story,
  type StoryEvent,
  type StoryPage,
  type StoryStatus,
} from '@taleglow/contracts'
import { sameFile } from '../book/media-address.ts'

/** A part of a page that came while somebody was watching: `text:3` or `image:3`. It is shown coming. */
export type FreshPart = `${'text' | 'image'}:${number}`

export type LiveState = {
  storyId: string
  title: string
  /** Whether the title is the story's own, and not the one it had when it was ordered. */
  titled: boolean
  /** Whether the title came while somebody was watching. */
  titleFresh: boolean
  pages: StoryPage[]
  fresh: ReadonlySet<FreshPart>
  progress: Progress | null
  status: StoryStatus
  /** Number of the last event taken in; events that come again are passed over. */
  lastEventId: number
}

export type LiveAction =
  | { type: 'story'; story: Story }
  | { type: 'progress'; progress: Progress }
  | { type: 'event'; id: string; event: StoryEvent }
  | { type: 'shown'; part: FreshPart }

const emptyPage = (number: number): StoryPage => ({
  number,
  text: null,
  translation: null,
  imageUrl: null,
  imageAlt: null,
  audioUrl: null,
  durationMs: null,
  marks: [],
})

/** The state before anything has happened: as many blank pages as were ordered, and what the server has already. */
export function openLive(story: Story): LiveState {
  const blank = Array.from({ length: story.pageCount }, (_, index) => emptyPage(index + 1))
  const state: LiveState = {
    storyId: story.id,
    title: story.title,
    titled: isFinished(story.status) || story.pages.some((page) => page.text !== null),
    titleFresh: false,
    pages: blank,
    fresh: new Set(),
    progress: null,
    status: story.status,
    lastEventId: -1,
  }
  return { ...state, pages: blank.map((page) => mergePage(page, story.pages.find(sameNumber(page)))) }
}

/**
 * Takes in what the server says. Events may come again, come late, or tell of less than is known already (a replay
 * after a reload): nothing that is shown is ever taken away by them, and progress does not go down.
 */
export function liveReducer(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'story':
      return takeStory(state, action.story)
    case 'progress':
      return takeProgress(state, action.progress)
    case 'event':
      return takeNumbered(state, Number(action.id), action.event)
    case 'shown':
      return { ...state, fresh: new Set([...state.fresh].filter((part) => part !== action.part)) }
  }
}

function takeStory(state: LiveState, story: Story): LiveState {
  if (story.id !== state.storyId) return openLive(story)
  const known = openLive(story)
  const pages = state.pages.map((page) => mergePage(page, known.pages.find(sameNumber(page))))
  const status = isFinished(state.status) ? state.status : story.status
  return { ...state, title: story.title, titled: state.titled || known.titled, pages, status }
}

function takeNumbered(state: LiveState, id: number, event: StoryEvent): LiveState {
  if (id <= state.lastEventId) return state
  return { ...takeEvent(state, event), lastEventId: id }
}

function takeEvent(state: LiveState, event: StoryEvent): LiveState {
  switch (event.type) {
    case 'plan':
      return takeTitle(state, event.title)
    case 'progress':
    case 'done':
      return takeProgress(state, event.progress)
    default:
      return takePage(state, event.page)
  }
}

function takeTitle(state: LiveState, title: string): LiveState {
  return { ...state, title, titled: true, titleFresh: state.titleFresh || !state.titled }
}

function takeProgress(state: LiveState, progress: Progress): LiveState {
  const ended = isFinished(progress.status)
  if (isFinished(state.status) && !ended) return state
  const known = state.progress?.progress ?? 0
  if (!ended && progress.progress < known) return state
  const shown = Math.max(progress.progress, progress.status === 'completed' ? 100 : known)
  return { ...state, status: progress.status, progress: { ...progress, progress: shown } }
}

function takePage(state: LiveState, page: StoryPage): LiveState {
  const before = state.pages.find(sameNumber(page))
  if (!before) return state
  const fresh = new Set(state.fresh)
  if (before.text === null && page.text !== null) fresh.add(`text:${page.number}`)
  if (before.imageUrl === null && page.imageUrl !== null) fresh.add(`image:${page.number}`)
  const pages = state.pages.map((one) => (one === before ? mergePage(one, page) : one))
  return { ...state, pages, fresh, titled: state.titled || page.text !== null }
}

const sameNumber = (page: { number: number }) => (other: { number: number }) => other.number === page.number

function mergePage(known: StoryPage, news: StoryPage | undefined): StoryPage {
  if (!news) return known
  return {
    number: known.number,
    text: news.text ?? known.text,
    translation: news.translation ?? known.translation,
    imageUrl: sameFile(known.imageUrl, news.imageUrl),
    imageAlt: news.imageAlt ?? known.imageAlt,
    audioUrl: sameFile(known.audioUrl, news.audioUrl),
    durationMs: news.durationMs ?? known.durationMs,
    marks: news.marks.length > 0 ? news.marks : known.marks,
  }
}
