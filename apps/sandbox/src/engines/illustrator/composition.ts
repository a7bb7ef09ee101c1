import type { Stage } from './backgrounds/stage.ts'
import type { ChildFigure } from './figures/child/create-child.ts'
import type { ColouredProp } from './props/find-props.ts'
import type { Companion, Framing } from './scene.ts'

/** Something with a place, a size and a direction. */
export interface Placed<T> {
  thing: T
  x: number
  y: number
  scale: number
  /** Faces left. */
  flip: boolean
}

/** Where everything in a picture goes. */
export interface Composition {
  stage: Stage
  child: Placed<ChildFigure>
  companion: Placed<Companion> | null
  held: ColouredProp | null
  worn: ColouredProp | null
  ground: Placed<ColouredProp>[]
  large: Placed<ColouredProp>[]
  sky: Placed<ColouredProp>[]
}

/** Units of a five-year-old's height. */
export const usualHeight = 222

/** Height of a five-year-old, horizon, ground and distance from the middle by framing, in thousandths. */
export const shots: Record<Framing, { height: number; horizon: number; ground: number; aside: number }> = {
  wide: { height: 300, horizon: 520, ground: 812, aside: 150 },
  medium: { height: 425, horizon: 480, ground: 868, aside: 112 },
  close: { height: 690, horizon: 400, ground: 1000, aside: 120 },
  above: { height: 375, horizon: 120, ground: 730, aside: 110 },
}
