import { Scene } from '../kit/scene.tsx'
import { Sky } from '../kit/sky.tsx'

export function OceanSetting() {
  return (
    <Scene>
      <Sky from="#c4e8e2" to="#3f8fae" />
      <path d="M30 0L4 140h36L62 0ZM96 0l-8 140h40L122 0ZM160 0l14 140h30L186 0Z" fill="#fff" opacity=".14" />
      <path d="M0 124c40-12 80-4 110-6s60-8 90 2v20H0Z" fill="#eeddae" />
      <g transform="translate(92 62)">
        <path
          d="M-50 6c0-24 24-36 48-34 22 2 36 14 44 26 6-2 10-10 9-18 8 2 13 8 13 15 6-3 12-1 16 4-8 8-20 12-32 10C38 24 16 34-8 32c-24-2-42-10-42-26Z"
          fill="#3d74b8"
        />
        <path d="M-49 10c16 8 46 10 78 2-8 12-22 20-37 20-22 0-40-8-41-22Z" fill="#f3f2e8" />
        <path
          d="M-44 18c10 5 24 7 38 7M-38 24c8 3 16 4 26 4"
          stroke="#bccbd6"
          strokeWidth="1.5"
          fill="none"
        />
        <circle cx="-30" cy="-2" r="3.5" fill="#20304c" />
        <circle cx="-29" cy="-3.5" r="1.2" fill="#fff" />
        <circle cx="-20" cy="6" r="4.5" fill="#e79aa0" opacity=".6" />
        <path d="M-2 22c2 10 8 14 14 14 0-8-2-14-6-18Z" fill="#2f62a3" />
        <path
          d="M-14-30c-2-8-8-10-12-9M-14-30c2-8 8-10 12-9"
          stroke="#e9f8f6"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <g stroke="#e8756a" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M30 130V104M30 118l-12-12M30 112l11-13" />
      </g>
      <path
        d="M172 130c-8-10 6-16-1-28M184 130c-6-8 6-13 1-22"
        stroke="#3d8f6c"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M146 98c8-8 18-6 22 0-4 6-14 8-22 0Zm0 0l-8-5v10Z" fill="#f5a742" />
      <g fill="#fff" opacity=".75">
        <circle cx="20" cy="62" r="3" />
        <circle cx="28" cy="46" r="2" />
        <circle cx="180" cy="58" r="3.5" />
        <circle cx="172" cy="40" r="2" />
      </g>
    </Scene>
  )
}
