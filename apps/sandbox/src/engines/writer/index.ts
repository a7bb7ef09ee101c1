export { answerPlainly } from './answer-plainly.ts'
export { splitTokens } from './split-tokens.ts'
export { writeStory } from './write-story.ts'
