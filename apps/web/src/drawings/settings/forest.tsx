import { Mushroom, Pine, Tree } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

export function ForestSetting() {
  return (
    <Scene>
      <Sky from="#dcebb8" to="#f8f2cf" />
      <path d="M120 0l-40 110h60L180 0Z" fill="#fffbe0" opacity=".55" />
      {[14, 46, 84, 122, 158, 190].map((x, index) => (
        <Pine key={x} x={x} y={98} size={index % 2 ? 1.25 : 1.5} leaf="#a3c39a" />
      ))}
      <path d="M0 96c60-10 140-10 200 0v44H0Z" fill="#86b06f" />
      <Tree x={24} y={112} size={1.25} leaf="#5c8f55" />
      <Tree x={176} y={110} size={1.35} leaf="#6a9a52" />
      <path d="M0 118c70-14 130-14 200 0v22H0Z" fill="#6c9b5a" />
      <path
        d="M84 140c4-12 26-14 22-24-3-8-12-8-10-14"
        stroke="#e9d9a8"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
      />
      <Mushroom x={56} y={128} />
      <Mushroom x={72} y={133} size={0.65} />
      <Mushroom x={144} y={130} size={0.8} />
    </Scene>
  )
}
