import { Cloud } from '../kit/air.tsx'
import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

/** A sapling that grows out of an open book. */
export function LearningTheme() {
  return (
    <Scene>
      <Sky from="#cfe5dd" to="#fbf0d6" />
      <Cloud x={38} y={40} size={0.8} />
      <Cloud x={168} y={30} size={0.65} />
      <path d="M0 122c60-10 140-10 200 0v18H0Z" fill="#c9b083" />
      <path
        d="M100 100C80 86 50 84 22 90v34c28-5 58-2 78 10 20-12 50-15 78-10V90c-28-6-58-4-78 10Z"
        fill="#3f7f95"
      />
      <path
        d="M100 96C82 82 54 80 28 85v34c26-4 54-2 72 9 18-11 46-13 72-9V85c-26-5-54-3-72 11Z"
        fill="#fffaf0"
      />
      <path d="M100 96v32" stroke="#dcc7a2" strokeWidth="2" />
      <path
        d="M40 94c16-2 32 0 46 6M40 104c16-2 32 0 46 6M160 94c-16-2-32 0-46 6M160 104c-16-2-32 0-46 6"
        stroke="#dfceb0"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M100 100c2-20-4-40 2-62" stroke="#7a573f" strokeWidth="5" strokeLinecap="round" fill="none" />
      <g fill="#6fae62">
        <path d="M101 78c-20 2-28-8-30-18 14-2 26 4 30 18Z" />
        <path d="M100 66c18 2 28-8 30-20-16-2-27 6-30 20Z" />
        <path d="M102 44c-16 0-24-10-24-20 14 0 22 6 24 20Z" />
        <path d="M103 40c10-2 16-10 14-22-11 3-16 10-14 22Z" />
      </g>
      <g fill="#f6c24c">
        <path d="M150 52l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3-5.5 3 1.5-6-4.5-4 6-.5Z" />
        <path d="M52 62l2 4.5 5 .5-3.8 3.3 1.2 5-4.4-2.6-4.4 2.6 1.2-5L45 67l5-.5Z" />
      </g>
    </Scene>
  )
}
