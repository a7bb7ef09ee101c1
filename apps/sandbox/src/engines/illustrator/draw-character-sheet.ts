import type { Brush } from './canvas/brush.ts'
import { createChild } from './figures/child/create-child.ts'
import { drawChild } from './figures/child/draw-child.ts'
import type { Looks } from './scene.ts'

/** Draws the child three times on plain paper: front, three-quarter and side view. */
export function drawCharacterSheet(brush: Brush, looks: Looks): void {
  brush.ctx.fillStyle = '#fbf6ea'
  brush.ctx.fillRect(0, 0, 1000, 1000)
  const views = ['front', 'three-quarter', 'side'] as const
  brush.figure = true
  views.forEach((view, i) => {
    const x = 178 + i * 320
    const child = createChild(
      { looks, pose: 'standing', expression: 'happy', view, gaze: [0, 0] },
      brush.style.headScale,
    )
    brush.shadow(x, 790, 120, 20, 0.3)
    brush.at(x, 790, 2.15, () => drawChild(brush, child))
  })
  brush.figure = false
}
