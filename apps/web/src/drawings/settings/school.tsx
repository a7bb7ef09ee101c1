import { Cloud, Sun } from '../kit/air.tsx'
import { Tree } from '../kit/plants.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

export function SchoolSetting() {
  return (
    <Scene>
      <Sky from="#b5def0" to="#f8f2dc" />
      <Sun x={30} y={30} size={0.9} />
      <Cloud x={160} y={30} size={0.8} />
      <path d="M0 108c60-8 140-8 200 0v32H0Z" fill="#a5cb86" />
      <path d="M28 66h144v48H28Z" fill="#f4d9a6" />
      <path d="M22 68l10-18h136l10 18Z" fill="#c96a52" />
      <path d="M78 114V56l22-20 22 20v58Z" fill="#fbeccb" />
      <path d="M70 60l30-28 30 28-5 4-25-22-25 22Z" fill="#b0533f" />
      <circle cx="100" cy="64" r="9" fill="#fff" stroke="#8a6244" strokeWidth="2.5" />
      <path d="M100 59v5l4 2" stroke="#5a4636" strokeWidth="2" strokeLinecap="round" fill="none" />
      <path d="M90 114V94a10 10 0 0 1 20 0v20Z" fill="#6a8aa0" />
      <path d="M100 85v29" stroke="#4f6f86" strokeWidth="1.5" />
      <g fill="#8fc3d8" stroke="#fff8ea" strokeWidth="2.5">
        <path d="M36 78h14v16H36ZM56 78h14v16H56ZM130 78h14v16h-14ZM150 78h14v16h-14Z" />
      </g>
      <path d="M92 140c2-10 2-18 0-26h16c-2 8-2 16 0 26Z" fill="#efe0b8" />
      <Tree x={14} y={122} size={0.72} leaf="#6b9f58" />
      <Tree x={186} y={122} size={0.78} leaf="#7fae56" />
      <g strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M132 132l10-24 10 24M160 132l10-24 10 24M142 108h28" stroke="#d9695a" />
        <path d="M152 108v14M160 108v14M150 123h12" stroke="#7a573f" strokeWidth="2" />
      </g>
    </Scene>
  )
}
