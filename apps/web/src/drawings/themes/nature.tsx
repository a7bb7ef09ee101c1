import { Cloud } from '../kit/air.tsx'
import { Flower, Tree } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** A rainbow over a stream. */
export function NatureTheme() {
  return (
    <Scene>
      <Sky from="#a8d7e8" to="#e9f4e2" />
      <g fill="none" strokeWidth="6">
        <path d="M24 112a76 76 0 0 1 152 0" stroke="#e5766b" />
        <path d="M30 112a70 70 0 0 1 140 0" stroke="#f2ab5e" />
        <path d="M36 112a64 64 0 0 1 128 0" stroke="#f7d773" />
        <path d="M42 112a58 58 0 0 1 116 0" stroke="#8cc48a" />
        <path d="M48 112a52 52 0 0 1 104 0" stroke="#6fa9d6" />
      </g>
      <Cloud x={34} y={58} size={0.9} />
      <Cloud x={172} y={54} size={0.8} />
      <path d="M0 100c40-14 90-10 200 0v40H0Z" fill="#97c584" />
      <path d="M116 98c-14 10 16 14-6 22s-40 8-44 20h60c0-10 30-12 26-22-3-8-24-8-20-20Z" fill="#86c1d8" />
      <path
        d="M112 112c6-2 10-2 16 0M92 130c8-2 16-2 22 0"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <Tree x={30} y={112} size={0.8} leaf="#5f9a58" />
      <Tree x={178} y={110} size={0.66} leaf="#79ab55" />
      <Flower x={56} y={130} size={0.9} petal="#f4a23f" />
      <Flower x={34} y={134} size={0.8} />
      <Flower x={172} y={134} petal="#f6c24c" />
      <g transform="translate(92 66)">
        <path d="M0 0c-12-14-22-6-16 3 3 5 10 4 16-3Zm0 0C4-16 16-16 16-5c0 6-8 9-16 5Z" fill="#e2714f" />
        <path d="M-1-4l3 9" stroke="#4a342c" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </Scene>
  )
}
