import type { BeatText, Noun, Words } from './beat.ts'

/** What a book is about: something is missed, found at the goal, and changes a little of the world. */
export type Plot = { titles: Words; thing: Noun; want: BeatText; gain: BeatText; end: Words }
