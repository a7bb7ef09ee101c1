import { isFinished, STAGES, type Stage, type StoryStatus } from '@taleglow/contracts'
import type { PageRow } from './find-story.ts'
import type { StoryRow } from './lock-story.ts'

/** How far a story is, without words of any language: what a progress event keeps. */
export type ProgressState = {
  status: StoryStatus
  stage: Stage
  progress: number
  errorCode: string | null
  pages: number
  /** How many pages have their text, picture and narration settled: made, or given up. */
  settled: { text: number; image: number; audio: number }
  planned: boolean
}

const SHARE = { started: 2, planned: 8, text: 15, image: 45, audio: 25 }

type PageStates = Pick<PageRow, 'textState' | 'imageState' | 'audioState'>
const settledIn = (pages: PageStates[], part: keyof PageStates) =>
  pages.filter((page) => page[part] !== 'pending').length

function percent(state: Pick<ProgressState, 'settled' | 'pages' | 'planned'>): number {
  const fraction = (part: 'text' | 'image' | 'audio') => SHARE[part] * (state.settled[part] / state.pages)
  const made = fraction('text') + fraction('image') + fraction('audio')
  return Math.floor(SHARE.started + (state.planned ? SHARE.planned : 0) + made)
}

/** The earliest stage that is not finished (decisions: "Stage with overlapping work"). */
function earliestUnfinished({ settled, pages }: Pick<ProgressState, 'settled' | 'pages'>): Stage {
  if (settled.text < pages) return 'generating_text'
  if (settled.image < pages) return 'generating_images'
  return settled.audio < pages ? 'generating_audio' : 'composing'
}

/** The present state of a story at work; `progress` never goes down. */
export function progressOf(story: StoryRow, pages: PageStates[]): ProgressState {
  const settled = {
    text: settledIn(pages, 'textState'),
    image: settledIn(pages, 'imageState'),
    audio: settledIn(pages, 'audioState'),
  }
  const base = { errorCode: story.errorCode, pages: story.pageCount, settled, planned: story.plan !== null }
  if (isFinished(story.status) || story.status === 'preparing') {
    return { ...base, status: story.status, stage: story.stage, progress: story.progress }
  }
  const stage = earliestUnfinished(base)
  return { ...base, status: stage, stage, progress: Math.max(story.progress, percent(base)) }
}

/** Which stages are behind us. */
export function finishedStages(state: ProgressState): Record<Stage, boolean> {
  const { settled, pages, status } = state
  const completed = status === 'completed'
  const finished: Record<Stage, boolean> = {
    preparing: STAGES.indexOf(state.stage) > 0,
    generating_text: settled.text === pages,
    generating_images: settled.image === pages,
    generating_audio: settled.audio === pages,
    composing: completed,
    completed,
  }
  return finished
}
