import type { Looks } from '@taleglow/contracts'
import { Aids, Face, Head } from './child/face.tsx'
import { HairBefore, HairBehind } from './child/hair.tsx'

/** Head and hair alone, for small choices. */
export function ChildFace({ looks }: { looks: Looks }) {
  return (
    <svg viewBox="16 6 208 208" width="100%" height="100%" role="presentation">
      <HairBehind looks={looks} />
      <Head looks={looks} />
      <Face looks={looks} />
      <HairBefore looks={looks} />
      <Aids looks={looks} />
    </svg>
  )
}
