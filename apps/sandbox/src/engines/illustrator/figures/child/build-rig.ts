import { clamp, lerp, type Point, radians, reach } from '../../canvas/geometry.ts'
import type { PoseAngles } from './poses.ts'

/** Shoulder, elbow, hand; or hip, knee, ankle. */
export type Limb = readonly [Point, Point, Point]

/** Where everything is. The ground is y 0, up is negative, the child faces +x. */
export interface Rig {
  /** 0 towards the eye, 90 to the right, 180 away. */
  turn: number
  nod: number
  /** Radius of the head; every other length follows. */
  head: number
  headAt: Point
  tilt: number
  neck: Point
  hip: Point
  lean: number
  /** Half widths of shoulders and hips as seen. */
  shoulders: number
  hips: number
  trunk: number
  nearArm: Limb
  farArm: Limb
  nearLeg: Limb
  farLeg: Limb
  /** Angle of each forearm and shin, for hands and shoes. */
  angles: PoseAngles
}

interface Lengths {
  head: number
  trunk: number
  leg: number
  arm: number
}

/** Proportions by age: about 2.5 heads at three, 3.3 at ten. */
function measure(age: number, headScale: number): Lengths {
  const grown = clamp((age - 3) / 6, 0, 1)
  return {
    head: 48 * headScale,
    trunk: lerp(58, 72, grown),
    leg: lerp(62, 100, grown),
    arm: lerp(66, 88, grown),
  }
}

const limb = (from: Point, [a, b]: readonly [number, number], length: number): Limb => {
  const middle = reach(from, a, length * 0.5)
  return [from, middle, reach(middle, b, length * 0.5)]
}

/** How far below the hip a leg's lowest point lies. */
function dropOf([thigh, shin]: readonly [number, number], length: number): number {
  const knee = Math.cos(radians(thigh)) * length * 0.5 + 7
  const ankle = Math.cos(radians(thigh)) * length * 0.5 + Math.cos(radians(shin)) * length * 0.5
  return Math.max(knee, ankle + 9 * Math.abs(Math.cos(radians(shin))) + 4)
}

/** Puts the joints in place for a pose. */
export function buildRig(age: number, headScale: number, angles: PoseAngles, turn: number): Rig {
  const size = measure(age, headScale)
  const leg = size.leg * (angles.legScale ?? 1)
  const side = Math.abs(Math.sin(radians(turn)))
  const [shoulders, hips] = [lerp(24, 17, side), lerp(19, 15, side)]
  const seat = (angles.seat ?? 0) * 48
  const drop = seat > 0 ? seat : Math.max(dropOf(angles.nearLeg, leg), dropOf(angles.farLeg, leg))
  const hip: Point = [0, -drop - (angles.lift ?? 0) * 48]
  const neck = reach(hip, 180 - angles.lean, size.trunk)
  const apart = lerp(1, 0.25, side)
  const along: Point = [Math.cos(radians(angles.lean)), Math.sin(radians(angles.lean))]
  const joint = (at: Point, dx: number, down: number): Point => [
    at[0] + along[0] * dx - along[1] * down,
    at[1] + along[1] * dx + along[0] * down,
  ]
  const tilt = angles.lean * 0.4 + angles.tilt
  return {
    turn,
    nod: angles.nod,
    head: size.head,
    headAt: reach(neck, 180 - tilt, size.head * 0.82),
    tilt,
    neck,
    hip,
    lean: angles.lean,
    shoulders,
    hips,
    trunk: size.trunk,
    nearArm: limb(joint(neck, -shoulders * apart * 0.86, 11), angles.nearArm, size.arm),
    farArm: limb(joint(neck, shoulders * apart * 0.86, 11), angles.farArm, size.arm),
    nearLeg: limb([hip[0] - hips * apart * 0.55, hip[1]], angles.nearLeg, leg),
    farLeg: limb([hip[0] + hips * apart * 0.55, hip[1]], angles.farLeg, leg),
    angles,
  }
}
