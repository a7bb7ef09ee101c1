import type { Looks } from '@taleglow/contracts'
import { OUTFITS } from './child/outfit.tsx'
import { CLOTH } from './child/palette.ts'

/** A garment on its own. */
export function OutfitPicture({ outfit, colour }: { outfit: Looks['outfit']; colour: Looks['outfitColor'] }) {
  const { trunk, longSleeves, sleeve } = OUTFITS[outfit]
  const cloth = CLOTH[colour]
  const reach = longSleeves ? 'M101 174L76 214M139 174l25 40' : 'M101 174l-12 18M139 174l12 18'
  return (
    <svg viewBox="56 148 128 118" width="100%" height="100%" role="presentation">
      <path d={reach} stroke={sleeve ?? cloth} strokeWidth="20" strokeLinecap="round" />
      {trunk(cloth)}
    </svg>
  )
}
