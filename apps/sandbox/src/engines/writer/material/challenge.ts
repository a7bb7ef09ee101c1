import type { BeatText, Words } from './beat.ts'

/** A hindrance that one trait is made for: two tries fail, then the trait opens the way. */
export type Challenge = { meet: BeatText; first: BeatText; second: BeatText; solve: BeatText }

/** What a trait does in a story: habits at the start, small help on the way, and whole challenges. */
export type TraitMaterial = { habits: Words; touches: Words; challenges: Challenge[] }
