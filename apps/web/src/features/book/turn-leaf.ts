import { wantsStillness } from './stillness.ts'

/** Milliseconds that a leaf takes to turn (look: "page turn 400 ms"). */
export const TURN_MS = 400
const FADE_MS = 220

type Leaf = { element: HTMLElement; forward: boolean; wide: boolean }

/**
 * Moves the leaf that lies over the book. It is animated by script and not by the style sheet, so that a wish for
 * stillness gives a fade and not a jump.
 */
export function turnLeaf({ element, forward, wide }: Leaf): Animation {
  if (wantsStillness()) return element.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' })
  const frames = wide ? spreadFrames(forward) : singleFrames(forward)
  return element.animate(frames, {
    duration: TURN_MS,
    easing: 'cubic-bezier(0.45, 0.05, 0.35, 1)',
    fill: 'both',
  })
}

function spreadFrames(forward: boolean): Keyframe[] {
  const frames = [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(-180deg)' }]
  return forward ? frames : frames.reverse()
}

/** A single page lifts off to the left, and comes back from there. */
function singleFrames(forward: boolean): Keyframe[] {
  const frames = [
    { transform: 'rotateY(0deg)', opacity: 1 },
    { transform: 'rotateY(-62deg) translateX(-12%)', opacity: 0.9, offset: 0.6 },
    { transform: 'rotateY(-88deg) translateX(-30%)', opacity: 0 },
  ]
  if (forward) return frames
  return frames.map((frame) => (frame.offset ? { ...frame, offset: 1 - frame.offset } : frame)).reverse()
}
