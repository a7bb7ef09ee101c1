/** Whether things should not move: the app's setting or the system's wish, which the root element carries. */
export function wantsStillness(): boolean {
  return document.documentElement.dataset.reducedMotion === 'on'
}
