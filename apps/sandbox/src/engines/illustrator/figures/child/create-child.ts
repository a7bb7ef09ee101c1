import type { Point } from '../../canvas/geometry.ts'
import type { Expression, Looks, Pose, View } from '../../scene.ts'
import { buildRig, type Rig } from './build-rig.ts'
import { findPose, kneelDown, type PoseAngles } from './poses.ts'

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

/** What a child figure is built from. */
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
  return {
    looks: order.looks,
    rig,
    pose: order.pose,
    expression: order.expression,
    gaze: order.gaze ?? [0.2, 0],
    held: null,
  }
}

function carry(angles: PoseAngles, way: 'front' | 'raised' | null): PoseAngles {
  if (way === 'front') return { ...angles, farArm: [44, 98] }
  return way === 'raised' ? { ...angles, farArm: [112, 152] } : angles
}

/** Where the hand is that carries things. */
export const handOf = (figure: ChildFigure): Point => figure.rig.farArm[2]
