import type { JobData, QueueName } from '../context/index.ts'
import { composeStory } from './compose-story.ts'
import { drawSheet } from './draw-sheet.ts'
import type { GenerationContext } from './generation-context.ts'
import { illustratePage } from './illustrate-page.ts'
import { narratePage } from './narrate-page.ts'
import { removeMedia } from './remove-media.ts'
import { writeStory } from './write-story.ts'

type Handlers = {
  [Q in QueueName]: (ctx: GenerationContext, data: JobData[Q], signal: AbortSignal) => Promise<void>
}

/** What the worker runs for each queue. Every handler may be run again at any point without harm. */
export const HANDLERS: Handlers = {
  'story.write': writeStory,
  'story.sheet': drawSheet,
  'story.illustrate': illustratePage,
  'story.narrate': narratePage,
  'story.compose': composeStory,
  'story.remove-media': removeMedia,
}
