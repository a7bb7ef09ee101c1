import { type FocusEvent, useState } from 'react'

/** Whether a pointer rests on an element, or the keyboard has come to it. A press alone does not count. */
export function useAttention() {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { attended: hovered || focused, handlers }
}
