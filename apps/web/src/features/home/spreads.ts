import { type Looks, resolveLooks, type Setting } from '@taleglow/contracts'

type Spread = {
  setting: Setting
  /** Middle of the child, and the cloud's, in percent of the page. */
  child: number
  cloud: { x: number; y: number; width: number; mood: 'sad' | 'glad' }
}

export const HERO: Looks = resolveLooks(
  {
    hairStyle: 'bob',
    hairColor: 'black',
    skinTone: 'light',
    outfit: 'overalls',
    outfitColor: 'red',
  },
  'home',
)

/** A girl brings a lost cloud home; the words are in the texts of the home page. */
export const SPREADS: readonly Spread[] = [
  { setting: 'forest', child: 36, cloud: { x: 72, y: 26, width: 34, mood: 'sad' } },
  { setting: 'mountain', child: 62, cloud: { x: 26, y: 34, width: 32, mood: 'sad' } },
  { setting: 'castle', child: 32, cloud: { x: 76, y: 30, width: 30, mood: 'glad' } },
  { setting: 'garden', child: 58, cloud: { x: 28, y: 24, width: 40, mood: 'glad' } },
]
