export type { GenerationContext } from './generation-context.ts'
export { giveUp } from './give-up.ts'
export { HANDLERS } from './handlers.ts'
