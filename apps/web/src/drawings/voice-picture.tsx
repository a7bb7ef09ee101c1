import type { Looks, Voice } from '@taleglow/contracts'
import { Aids, Face, Head } from './child/face.tsx'
import { HairBefore, HairBehind } from './child/hair.tsx'

type Narrator = Pick<Looks, 'hairStyle' | 'hairColor' | 'skinTone'> & { glasses?: boolean; ground: string }

const NARRATORS: Record<Voice, Narrator> = {
  'warm-female': { hairStyle: 'long', hairColor: 'dark-brown', skinTone: 'light', ground: '#f4c9b4' },
  'gentle-male': {
    hairStyle: 'short',
    hairColor: 'black',
    skinTone: 'medium',
    glasses: true,
    ground: '#bcd3df',
  },
  'child-like': { hairStyle: 'pigtails', hairColor: 'black', skinTone: 'light', ground: '#f7dd9a' },
  storyteller: { hairStyle: 'buzz', hairColor: 'grey', skinTone: 'tan', glasses: true, ground: '#d8c7a8' },
  gentle_female: { hairStyle: 'bob', hairColor: 'brown', skinTone: 'porcelain', ground: '#d9dfc0' },
  warm_male: { hairStyle: 'curly', hairColor: 'brown', skinTone: 'tan', ground: '#e9c48f' },
  child_friendly: { hairStyle: 'ponytail', hairColor: 'dark-brown', skinTone: 'medium', ground: '#c4e0c4' },
  leda: { hairStyle: 'bun', hairColor: 'blonde', skinTone: 'porcelain', ground: '#bfdfe0' },
  puck: { hairStyle: 'short', hairColor: 'red', skinTone: 'light', ground: '#cfe2a8' },
  charon: { hairStyle: 'short', hairColor: 'grey', skinTone: 'brown', ground: '#b9c3d6' },
  achernar: { hairStyle: 'afro', hairColor: 'black', skinTone: 'deep', ground: '#f3cf8a' },
  energetic: { hairStyle: 'braids', hairColor: 'red', skinTone: 'light', ground: '#f6b9a6' },
}

/** A cameo of the one who reads. */
export function VoicePicture({ voice }: { voice: Voice }) {
  const { ground, glasses = false, ...hair } = NARRATORS[voice]
  const looks: Looks = {
    ...hair,
    outfit: 'sweater',
    outfitColor: 'teal',
    glasses,
    hearingAid: false,
    wheelchair: false,
  }
  return (
    <svg viewBox="0 0 240 240" width="64" height="64" role="presentation">
      <rect width="240" height="240" fill={ground} />
      <g transform="translate(12 22) scale(.9)">
        <HairBehind looks={looks} />
        <path d="M50 250c0-52 30-72 70-72s70 20 70 72Z" fill="#5f7f8c" />
        <Head looks={looks} />
        <Face looks={looks} />
        <HairBefore looks={looks} />
        <Aids looks={looks} />
      </g>
    </svg>
  )
}
