import type { Language, Progress } from '@taleglow/contracts'
import { translate } from '@taleglow/i18n'
import { finishedStages, type ProgressState } from './progress-state.ts'

/** The key and numbers of the sentence that says what is being done. */
function currentStep(state: ProgressState): [key: string, params: Record<string, number>] {
  const { settled, pages } = state
  switch (state.status) {
    case 'generating_text':
      return state.planned
        ? ['writing', { done: Math.min(settled.text + 1, pages), pages }]
        : ['planning', {}]
    case 'generating_images':
      return ['painting', { done: settled.image, pages }]
    case 'generating_audio':
      return ['narrating', { done: settled.audio, pages }]
    default:
      return [state.status, {}]
  }
}

function presentError(state: ProgressState, language: Language): Progress['error'] {
  if (state.status === 'failed') {
    return {
      code: state.errorCode ?? 'AI_GENERATION_FAILED',
      message: translate(language, 'errors:generationFailed'),
    }
  }
  if (state.status !== 'cancelled') return null
  return { code: 'CANCELLED', message: translate(language, 'errors:generationCancelled') }
}

/** Generation progress as the contract gives it (specification, section 3), in one language. */
export function presentProgress(storyId: string, state: ProgressState, language: Language): Progress {
  const [key, params] = currentStep(state)
  return {
    storyId,
    status: state.status,
    stage: state.stage,
    progress: state.progress,
    currentStep: translate(language, `progress:${key}`, params),
    stageProgress: finishedStages(state),
    error: presentError(state, language),
  }
}
