import { type Looks, resolveLooks } from '@taleglow/contracts'

/** The girl whom the drawings of this page show. */
export const HERO_CHILD: Looks = resolveLooks(
  { hairStyle: 'bob', hairColor: 'black', skinTone: 'light', outfit: 'overalls', outfitColor: 'red' },
  'home',
)
