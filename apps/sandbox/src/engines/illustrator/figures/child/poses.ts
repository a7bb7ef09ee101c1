import type { Pose } from '../../scene.ts'

/** Angles in degrees: 0 hangs down, positive turns towards where the child faces (+x). */
export interface PoseAngles {
  /** Of the trunk. */
  lean: number
  /** Of the head against upright. */
  tilt: number
  /** Nod: positive looks up. */
  nod: number
  /** Upper arm and forearm. `near` is on the left of the picture, in front of the body. */
  nearArm: readonly [number, number]
  farArm: readonly [number, number]
  /** Thigh and shin. */
  nearLeg: readonly [number, number]
  farLeg: readonly [number, number]
  /** Height of the hip when it rests on something, in head radii. */
  seat?: number
  /** Height above the ground, in head radii. */
  lift?: number
  /** Shortening of legs that point at the eye. */
  legScale?: number
}

const standing: PoseAngles = {
  lean: 1,
  tilt: 4,
  nod: 0,
  nearArm: [-20, -6],
  farArm: [20, 42],
  nearLeg: [-5, -2],
  farLeg: [8, 3],
}

const posed: Record<Pose, PoseAngles> = {
  standing,
  sitting: {
    lean: -5,
    tilt: 4,
    nod: 2,
    nearArm: [14, 74],
    farArm: [30, 70],
    nearLeg: [124, 12],
    farLeg: [108, 34],
    seat: 0.34,
  },
  running: {
    lean: 13,
    tilt: 4,
    nod: 3,
    nearArm: [-58, -2],
    farArm: [52, 132],
    nearLeg: [60, 2],
    farLeg: [-30, -98],
    lift: 0.12,
  },
  climbing: {
    lean: 9,
    tilt: -8,
    nod: 14,
    nearArm: [78, 124],
    farArm: [104, 142],
    nearLeg: [92, -12],
    farLeg: [-6, -20],
  },
  hugging: {
    lean: 11,
    tilt: 13,
    nod: -4,
    nearArm: [44, 80],
    farArm: [66, 84],
    nearLeg: [-12, -18],
    farLeg: [10, -6],
  },
  sleeping: {
    lean: 6,
    tilt: 10,
    nod: -6,
    nearArm: [36, 150],
    farArm: [46, 158],
    nearLeg: [52, -26],
    farLeg: [34, -40],
  },
  pointing: {
    lean: 4,
    tilt: 0,
    nod: 4,
    nearArm: [-26, 34],
    farArm: [100, 106],
    nearLeg: [-10, -6],
    farLeg: [14, 2],
  },
  waving: {
    lean: -3,
    tilt: 6,
    nod: 2,
    nearArm: [-104, -160],
    farArm: [20, 34],
    nearLeg: [-4, -2],
    farLeg: [9, 4],
  },
  reaching: {
    lean: 7,
    tilt: -10,
    nod: 16,
    nearArm: [92, 136],
    farArm: [116, 146],
    nearLeg: [-16, -26],
    farLeg: [6, 0],
  },
  kneeling: {
    lean: 7,
    tilt: 8,
    nod: -5,
    nearArm: [26, 78],
    farArm: [42, 88],
    nearLeg: [-4, -84],
    farLeg: [84, -4],
  },
}

/** What a pose looks like towards the eye: legs come forward, arms spread to the sides. */
const facing: Partial<Record<Pose, Partial<PoseAngles>>> = {
  standing: { farArm: [22, 10] },
  sitting: {
    lean: 0,
    nearArm: [-12, 22],
    farArm: [12, -22],
    nearLeg: [-64, -22],
    farLeg: [64, 22],
    legScale: 0.56,
  },
  hugging: { lean: 3, nearArm: [-8, 66], farArm: [8, -66] },
  reaching: { lean: 0, nearArm: [-118, -160], farArm: [118, 160] },
  kneeling: {
    lean: 0,
    nearArm: [-14, 24],
    farArm: [14, -24],
    nearLeg: [-14, -70],
    farLeg: [14, 70],
    legScale: 0.6,
    seat: 0.62,
  },
}

const inWheelchair: Partial<PoseAngles> = {
  lean: -4,
  nearLeg: [82, 12],
  farLeg: [76, 6],
  seat: 1.55,
  lift: 0,
}

/** On both knees, to hug someone smaller. */
const onKnees = {
  nearLeg: [10, -82],
  farLeg: [22, -74],
  lean: 9,
  nearArm: [16, 64],
  farArm: [36, 70],
} as const

/** The same pose, brought down on its knees. */
export const kneelDown = (angles: PoseAngles): PoseAngles => ({ ...angles, ...onKnees })

/** The angles of a pose for a turn of the body in degrees (0 faces the eye, 180 turns away). */
export function findPose(pose: Pose, turn: number, wheelchair: boolean): PoseAngles {
  const flat = turn < 16 || turn > 150
  const angles = { ...posed[pose], ...(flat ? facing[pose] : {}) }
  if (!wheelchair || pose === 'sleeping') return angles
  const { legScale: _, ...rest } = angles
  const calm = pose === 'running' ? { nearArm: [-20, 40] as const, farArm: [100, 150] as const } : {}
  const legs = flat ? { nearLeg: [-20, -4] as const, farLeg: [20, 4] as const, legScale: 0.75 } : {}
  return { ...rest, ...calm, ...inWheelchair, lean: Math.min(6, angles.lean), ...legs }
}
