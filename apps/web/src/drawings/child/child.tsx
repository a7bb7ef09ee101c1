import type { Looks } from '@taleglow/contracts'
import { Aids, Face, Head } from './face.tsx'
import { HairBefore, HairBehind } from './hair.tsx'
import { clothOf, OUTFITS } from './outfit.tsx'
import { CLOTH, SKIN, shaded } from './palette.ts'
import { WheelchairBefore, WheelchairBehind } from './wheelchair.tsx'

/** Height of a foot's sole; the figure stands on it. */
const GROUND = 318

type ChildProps = {
  looks: Looks
  /** 3 to 8: the legs grow, the head does not. */
  age: number
}

/** The child of the story, in a room of 240 × 330. */
export function Child({ looks, age }: ChildProps) {
  const sole = looks.wheelchair ? 290 : 264 + (age - 3) * 6
  const scale = 0.9 + (age - 3) * 0.02
  return (
    <g transform={`translate(120 ${GROUND}) scale(${scale}) translate(-120 ${-sole})`}>
      {looks.wheelchair && <WheelchairBehind />}
      <HairBehind looks={looks} />
      <Legs looks={looks} sole={sole} />
      <Arm looks={looks} d="M101 176C88 186 80 200 75 216" hand={[74, 219]} />
      {OUTFITS[looks.outfit].trunk(CLOTH[looks.outfitColor])}
      <Head looks={looks} />
      <Face looks={looks} />
      <HairBefore looks={looks} />
      <Arm looks={looks} d="M138 178c17 2 32-6 43-24" hand={[183, 150]} />
      <Aids looks={looks} />
      {looks.wheelchair && <WheelchairBefore />}
    </g>
  )
}

function Arm({ looks, d, hand: [x, y] }: { looks: Looks; d: string; hand: [number, number] }) {
  const outfit = OUTFITS[looks.outfit]
  const cloth = shaded(outfit.sleeve ?? CLOTH[looks.outfitColor], 8)
  const skin = SKIN[looks.skinTone]
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="19">
      <path d={d} stroke={skin} />
      <path
        d={d}
        stroke={cloth}
        strokeWidth="21"
        pathLength="100"
        strokeDasharray={outfit.longSleeves ? '86 100' : '30 100'}
      />
      <circle cx={x} cy={y} r="10.5" fill={skin} />
    </g>
  )
}

function Legs({ looks, sole }: { looks: Looks; sole: number }) {
  const outfit = OUTFITS[looks.outfit]
  const shoes = clothOf(outfit.shoes, looks) ?? ''
  const legs = clothOf(outfit.legs, looks)
  return (
    <>
      {[106, 134].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 222V${sole - 8}`}
            stroke={SKIN[looks.skinTone]}
            strokeWidth="20"
            strokeLinecap="round"
          />
          {legs && <path d={`M${x} 222V${sole - 13}`} stroke={legs} strokeWidth="24" />}
          <path d={`M${x - 14} ${sole}c-2-14 6-18 14-18s16 4 14 18Z`} fill={shoes} />
          <path
            d={`M${x - 15} ${sole - 1.5}h30`}
            stroke={shaded(shoes, 26)}
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  )
}
