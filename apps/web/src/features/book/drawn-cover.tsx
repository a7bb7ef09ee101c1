import type { Theme } from '@taleglow/contracts'

type Palette = { sky: string; low: string; far: string; near: string; light: string }

const PALETTES: Record<Theme, Palette> = {
  adventure: { sky: '#f3c98b', low: '#f8e3b8', far: '#c98f5c', near: '#8f6142', light: '#fff3d0' },
  friendship: { sky: '#f4b9a7', low: '#fbe0cd', far: '#d98f7b', near: '#a9645a', light: '#fff1dc' },
  family: { sky: '#e9c7a2', low: '#f7e7cd', far: '#bd8f6a', near: '#86614b', light: '#ffeec6' },
  learning: { sky: '#a9cdd0', low: '#e2eee4', far: '#6f9f9c', near: '#48756f', light: '#fff4d3' },
  magic: { sky: '#8f93c4', low: '#d9cfe4', far: '#6a6ba3', near: '#454a7c', light: '#fff0c0' },
  animals: { sky: '#b9d3a3', low: '#eaf0cf', far: '#7fa56b', near: '#547a4c', light: '#fff6d6' },
  nature: { sky: '#a3d0bd', low: '#e4f1dc', far: '#6ba386', near: '#417561', light: '#fff6d6' },
  space: { sky: '#2f4374', low: '#5d75ab', far: '#24345e', near: '#182548', light: '#ffeebb' },
}

/** A quiet cover in the colours of a theme, where there is no picture yet: a light over two hills. */
export function DrawnCover({ theme, className }: { theme: Theme; className?: string }) {
  const { sky, low, far, near, light } = PALETTES[theme]
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
      <rect width="200" height="200" fill={sky} />
      <path d="M0 96c34-10 62 6 104-2s64-12 96-4v110H0Z" fill={low} opacity=".7" />
      <circle cx="136" cy="62" r="40" fill={light} opacity=".25" />
      <circle cx="136" cy="62" r="23" fill={light} />
      <path d="M0 142c36-30 70-34 108-14s62 18 92-6v78H0Z" fill={far} />
      <path d="M0 170c50-22 84-14 122-2s54 10 78-4v36H0Z" fill={near} />
      <g fill={light} opacity=".85">
        <circle cx="38" cy="42" r="2.200" />
        <circle cx="72" cy="26" r="1.600" />
        <circle cx="92" cy="66" r="1.800" />
        <circle cx="176" cy="24" r="1.700" />
        <circle cx="24" cy="82" r="1.500" />
      </g>
      <g fill={near} transform="translate(52 116)">
        <path d="M0 28V14L14 3l14 11v14Z" />
        <path d="M10 28V17h8v11Z" fill={light} />
      </g>
    </svg>
  )
}
