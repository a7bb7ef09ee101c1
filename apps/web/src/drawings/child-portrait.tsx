import type { Looks } from '@taleglow/contracts'
import { Child } from './child/child.tsx'

/** The whole child on a patch of meadow. */
export function ChildPortrait({ looks, age }: { looks: Looks; age: number }) {
  return (
    <svg viewBox="0 0 240 336" width="100%" height="100%" role="presentation">
      <ellipse cx="120" cy="318" rx="96" ry="14" fill="#7fae6a" opacity=".55" />
      <Child looks={looks} age={age} />
    </svg>
  )
}
