import { Fox, Rabbit } from '../kit/animals.tsx'
import { Flower } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** A fox and a rabbit under one umbrella. */
export function FriendshipTheme() {
  return (
    <Scene>
      <Sky from="#bcd6dd" to="#f8e7cf" />
      <g stroke="#8fb6c6" strokeWidth="2" strokeLinecap="round" opacity=".8">
        <path d="M22 22l-3 9M48 46l-3 9M30 74l-3 9M170 20l-3 9M184 52l-3 9M158 80l-3 9M12 52l-3 9M128 12l-3 9M70 14l-3 9" />
      </g>
      <path d="M0 116c60-16 140-16 200 0v24H0Z" fill="#93bd7c" />
      <path d="M102 118V44" stroke="#6d4d38" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d="M40 66c4-36 36-48 62-48s58 12 62 48c-8-6-14-6-20 0-7-7-15-7-21 0-7-7-15-7-21 0-7-7-15-7-21 0-7-7-14-7-21 0-6-6-12-6-20 0Z"
        fill="#e06a5c"
      />
      <path d="M102 18c-12 10-20 26-21 48 6-7 14-7 21 0 6-7 14-7 21 0-1-22-9-38-21-48Z" fill="#f3a98c" />
      <Fox x={76} y={124} size={1.05} />
      <Rabbit x={126} y={124} size={0.98} />
      <Flower x={30} y={130} petal="#f6c24c" />
      <Flower x={172} y={128} size={0.9} />
    </Scene>
  )
}
