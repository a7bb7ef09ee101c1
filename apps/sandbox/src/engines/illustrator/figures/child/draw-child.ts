import type { Brush } from '../../canvas/brush.ts'
import { darken, lighten } from '../../canvas/colour.ts'
import { blob, curve, ellipse, type Point, tube } from '../../canvas/geometry.ts'
import type { Expression, Looks, Pose, View } from '../../scene.ts'
import { buildRig, type Rig } from './build-rig.ts'
import { drawArm, drawLeg } from './draw-limbs.ts'
import { findMood } from './draw-face.ts'
import { drawHairBehind, drawHead } from './draw-head.ts'
import { drawLap, drawTrunk } from './draw-trunk.ts'
import { drawWheelchair } from './draw-wheelchair.ts'
import { findPose, kneelDown, type PoseAngles } from './poses.ts'
import { findWardrobe } from './wardrobe.ts'

/** A child ready to be drawn around 0, 0 (the ground under it), facing +x, about 250 units tall. */
export interface ChildFigure {
  looks: Looks
  rig: Rig
  pose: Pose
  expression: Expression
  /** Where the eyes look, -1 to 1. */
  gaze: readonly [number, number]
  /** What the far hand holds, drawn around 0, 0 of the hand. */
  held: (() => void) | null
}

const turns: Record<View, number> = { front: 0, 'three-quarter': 34, side: 68, back: 180 }
const moving: readonly Pose[] = ['running', 'climbing', 'sleeping', 'hugging']

export interface ChildOrder {
  looks: Looks
  pose: Pose
  expression: Expression
  view: View
  gaze?: readonly [number, number]
  /** How a thing is carried: in the hand before the child, or raised. */
  carry?: 'front' | 'raised' | null
  /** Hugs someone much smaller, and kneels for it. */
  low?: boolean
}

/** Builds the figure for a pose and view; motions that a front view would hide are turned a little. */
export function createChild(order: ChildOrder, headScale: number): ChildFigure {
  const asked = turns[order.view]
  const turn = moving.includes(order.pose) ? Math.min(68, Math.max(asked, 34)) : asked
  const found = findPose(order.pose, turn, order.looks.wheelchair)
  const angles = order.low && !order.looks.wheelchair ? kneelDown(found) : found
  const rig = buildRig(order.looks.age, headScale, carry(angles, order.carry ?? null), turn)
  return { looks: order.looks, rig, pose: order.pose, expression: order.expression, gaze: order.gaze ?? [0.2, 0], held: null }
}

function carry(angles: PoseAngles, way: 'front' | 'raised' | null): PoseAngles {
  if (way === 'front') return { ...angles, farArm: [44, 98] }
  return way === 'raised' ? { ...angles, farArm: [112, 152] } : angles
}

export const handOf = (figure: ChildFigure): Point => figure.rig.farArm[2]

function drawFarArm(brush: Brush, { rig, looks, held, pose }: ChildFigure): void {
  drawArm(brush, rig.farArm, rig.angles.farArm[1], looks.skin, findWardrobe(looks), held !== null, pose === 'pointing' && !held)
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
  brush.fill(tube([[rig.neck[0], rig.neck[1] + 5], chin], [8.5, 8.5]), darken(looks.skin, 0.12), { shade: 0, line: 0 })
}

function drawHeadOf(brush: Brush, figure: ChildFigure): void {
  const { rig } = figure
  const mood = findMood(figure.expression, figure.pose === 'sleeping')
  brush.at(rig.headAt[0], rig.headAt[1], 1, () => drawHead(brush, figure.looks, rig.head, rig.turn, rig.nod, mood, figure.gaze), rig.tilt)
}

function drawHairOf(brush: Brush, { rig, looks }: ChildFigure): void {
  brush.at(rig.headAt[0], rig.headAt[1], 1, () => drawHairBehind(brush, looks, rig.head, rig.turn, rig.nod), rig.tilt)
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
  drawTrunk(brush, rig, looks, wear)
  if (Math.max(rig.angles.nearLeg[0], rig.angles.farLeg[0]) > 45) drawLap(brush, rig, wear)
  if (looks.wheelchair && figure.pose !== 'sleeping') drawWheelchair(brush, rig, 'before')
  if (!open) drawHeadOf(brush, figure)
  if (!back) drawHeld(brush, figure)
  if (!open && !(raised && back)) drawNearArm(brush, figure)
}

/** A child lying asleep on its side, under a blanket, head to the left. */
export function drawSleepingChild(brush: Brush, figure: ChildFigure, outdoors: boolean): void {
  const { rig, looks } = figure
  const wear = findWardrobe(looks)
  const cover = looks.cloth === '#4b86c8' ? '#f0c27a' : '#6f9fc8'
  brush.fill(blob([[-112, -4], [-100, -34], [-40, -38], [-10, -16], [0, 2], [-60, 8]]), '#fdf3e0')
  brush.at(-56, -46, 1, () => drawHairBehind(brush, looks, rig.head, 26, -2), -62)
  brush.at(-56, -46, 1, () => drawHead(brush, looks, rig.head, 26, -2, findMood('calm', true), [0, 0]), -62)
  brush.fill(blob([[-18, -34], [10, -46], [60, -44], [80, 0], [-10, 2]]), wear.top)
  brush.fill(blob([[2, -52], [48, -64], [110, -56], [160, -40], [188, -10], [190, 6], [60, 10], [-6, 6], [-4, -26]]), cover)
  brush.stroke(curve([[6, -50], [-2, -22], [0, 4]]), lighten(cover, 0.5), 9)
  for (const [x, y] of [[40, -36], [82, -42], [66, -14], [116, -30], [148, -14], [100, -8]] as const)
    brush.fill(ellipse(x, y, 4.5), lighten(cover, 0.45), { shade: 0, line: 0 })
  brush.fill(tube([[4, -30], [-14, -20], [-30, -14]], [10, 9, 8]), wear.sleeveColour)
  brush.fill(ellipse(-36, -13, 8, 7), looks.skin, { shade: 0.4 })
  if (outdoors) brush.stroke(curve([[-8, 8], [90, 12], [186, 8]]), darken(cover, 0.3), 3, 0.4)
}
