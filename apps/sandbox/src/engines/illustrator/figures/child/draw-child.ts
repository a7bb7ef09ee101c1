import type { Brush } from '../../canvas/brush.ts'
import { darken } from '../../canvas/colour.ts'
import { ellipse, type Point, tube } from '../../canvas/geometry.ts'
import { type ChildFigure, handOf } from './create-child.ts'
import { drawHairBehind, drawHead } from './draw-head.ts'
import { drawArm, drawLeg } from './draw-limbs.ts'
import { drawLap, drawTrunk } from './draw-trunk.ts'
import { drawWheelchair } from './draw-wheelchair.ts'
import { findMood } from './moods.ts'
import { findWardrobe } from './wardrobe.ts'

function drawFarArm(brush: Brush, { rig, looks, held, pose }: ChildFigure): void {
  drawArm(
    brush,
    rig.farArm,
    rig.angles.farArm[1],
    looks.skin,
    findWardrobe(looks),
    held !== null,
    pose === 'pointing' && !held,
  )
}

/** What comes over the one whom the child hugs: its head on top, and the near arm around. */
export function drawEmbrace(brush: Brush, figure: ChildFigure): void {
  drawHeadOf(brush, figure)
  drawNearArm(brush, figure)
}

function drawNearArm(brush: Brush, { rig, looks }: ChildFigure): void {
  drawArm(brush, rig.nearArm, rig.angles.nearArm[1], looks.skin, findWardrobe(looks), false, false)
}

function drawHood(brush: Brush, { rig, looks }: ChildFigure): void {
  if (looks.outfit !== 'hoodie' && looks.outfit !== 'raincoat') return
  const wear = findWardrobe(looks)
  brush.fill(ellipse(rig.neck[0] - 4, rig.neck[1] + 2, rig.shoulders * 1.05, 15), darken(wear.top, 0.14))
}

function drawNeck(brush: Brush, { rig, looks }: ChildFigure): void {
  const chin: Point = [rig.headAt[0], rig.headAt[1] + rig.head * 0.6]
  brush.fill(tube([[rig.neck[0], rig.neck[1] + 5], chin], [8.5, 8.5]), darken(looks.skin, 0.12), {
    shade: 0,
    line: 0,
  })
}

function drawHeadOf(brush: Brush, figure: ChildFigure): void {
  const { rig } = figure
  const mood = findMood(figure.expression, figure.pose === 'sleeping')
  brush.at(
    rig.headAt[0],
    rig.headAt[1],
    1,
    () => drawHead(brush, figure.looks, rig.head, rig.turn, rig.nod, mood, figure.gaze),
    rig.tilt,
  )
}

function drawHairOf(brush: Brush, { rig, looks }: ChildFigure): void {
  brush.at(
    rig.headAt[0],
    rig.headAt[1],
    1,
    () => drawHairBehind(brush, looks, rig.head, rig.turn, rig.nod),
    rig.tilt,
  )
}

function drawHeld(brush: Brush, figure: ChildFigure): void {
  if (!figure.held) return
  const [x, y] = handOf(figure)
  brush.at(x, y, 1, figure.held)
}

/** Draws the child; when `open`, head and near arm are left to a later `drawEmbrace`. */
export function drawChild(brush: Brush, figure: ChildFigure, open = false): void {
  const { rig, looks } = figure
  const wear = findWardrobe(looks)
  const raised = Math.abs(rig.angles.nearArm[1]) > 125
  const back = rig.turn > 100
  if (looks.wheelchair && figure.pose !== 'sleeping') drawWheelchair(brush, rig, 'behind')
  if (back) drawHeld(brush, figure)
  drawHairOf(brush, figure)
  drawFarArm(brush, figure)
  drawHood(brush, figure)
  if (raised && back) drawNearArm(brush, figure)
  drawLeg(brush, rig.farLeg, rig.angles.farLeg[1], rig, looks.skin, wear)
  drawLeg(brush, rig.nearLeg, rig.angles.nearLeg[1], rig, looks.skin, wear)
  drawNeck(brush, figure)
  const seated = figure.pose === 'sitting' || figure.pose === 'kneeling' || looks.wheelchair
  drawTrunk(brush, rig, looks, wear, seated)
  if (seated) drawLap(brush, rig, wear)
  if (looks.wheelchair && figure.pose !== 'sleeping') drawWheelchair(brush, rig, 'before')
  if (!open) drawHeadOf(brush, figure)
  if (!back) drawHeld(brush, figure)
  if (!open && !(raised && back)) drawNearArm(brush, figure)
}
