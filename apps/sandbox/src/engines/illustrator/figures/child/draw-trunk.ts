import type { Brush } from '../../canvas/brush.ts'
import { blob, type Point, type Shape, tube } from '../../canvas/geometry.ts'
import type { Looks, Outfit } from '../../scene.ts'
import type { Rig } from './build-rig.ts'
import { details } from './outfit-details.ts'
import type { Wardrobe } from './wardrobe.ts'

/** The trunk in its own frame: neck at 0, 0, hip at 0, `rig.trunk`. */
function trunkShape(rig: Rig, wear: Wardrobe, long: boolean): Shape {
  const [s, t] = [rig.shoulders, rig.trunk]
  const hem = rig.hips * (long ? wear.flare : Math.min(wear.flare, 1.16)) + 2
  const end = t + (long ? wear.fall : Math.min(wear.fall, 8))
  return blob([
    [-s * 0.42, -1],
    [-s * 0.98, 9],
    [-s * 0.96, t * 0.45],
    [-hem * 0.94, t * 0.84],
    [-hem, end - 2],
    [-hem * 0.5, end + 3],
    [hem * 0.5, end + 3],
    [hem, end - 2],
    [hem * 0.94, t * 0.84],
    [s * 0.96, t * 0.45],
    [s * 0.98, 9],
    [s * 0.42, -1],
    [0, 3],
  ])
}

const seenFromBehind: Partial<Record<Outfit, true>> = {
  overalls: true,
  't-shirt': true,
  sweater: true,
  dress: true,
}

/** A skirt over both thighs of one who sits towards the eye. */
function drawSpreadSkirt(brush: Brush, rig: Rig, wear: Wardrobe): void {
  const [x, y] = rig.hip
  const wide = Math.max(rig.hips * 1.6, Math.abs(rig.nearLeg[1][0]) + 9)
  brush.fill(
    blob([
      [x - rig.hips, y - 16],
      [x - wide * 0.9, y + 4],
      [x - wide, y + 20],
      [x, y + 25],
      [x + wide, y + 20],
      [x + wide * 0.9, y + 4],
      [x + rig.hips, y - 16],
    ]),
    wear.top,
  )
}

/** Clothes that fall over bent thighs: skirts and coats. */
export function drawLap(brush: Brush, rig: Rig, wear: Wardrobe): void {
  if (wear.fall < 20) return
  if (rig.turn < 16 || rig.turn > 150) {
    drawSpreadSkirt(brush, rig, wear)
    return
  }
  for (const leg of [rig.farLeg, rig.nearLeg]) {
    const knee: Point = [leg[0][0] * 0.25 + leg[1][0] * 0.75, leg[0][1] * 0.25 + leg[1][1] * 0.75]
    brush.fill(tube([[rig.hip[0], rig.hip[1] - 4], leg[0], knee], [rig.hips, 17, 17]), wear.top)
  }
}

/** Draws the trunk with its clothes; when `seated`, long hems are left to `drawLap`. */
export function drawTrunk(brush: Brush, rig: Rig, looks: Looks, wear: Wardrobe, seated: boolean): void {
  brush.at(
    rig.neck[0],
    rig.neck[1],
    1,
    () => {
      const shape = trunkShape(rig, wear, !seated)
      brush.fill(shape, wear.top)
      const middle = rig.turn > 100 ? 0 : Math.sin((rig.turn * Math.PI) / 180) * rig.shoulders * 0.55
      if (rig.turn < 100 || seenFromBehind[looks.outfit])
        brush.within(shape, () => details[looks.outfit](brush, rig, wear, middle))
    },
    rig.lean,
  )
}
