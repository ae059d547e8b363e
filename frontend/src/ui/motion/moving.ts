import { useState, type FocusEvent, type PointerEvent } from 'react'
import { useReducedMotion } from './reduced-motion'

/**
 * Whether something that moves by itself may move now. It rests while it is hovered or holds the focus, and from the
 * start for visitors who asked for less motion, until somebody chooses otherwise (WCAG 2.2.2).
 *
 * @returns `playing`: what the pause control shows; `moving`: playing and neither hovered nor focused; `chosen`:
 * whether somebody has decided; `choose`: the pause control's or a click's decision; `rest`: the handlers for the
 * element that is hovered or focused
 */
export function useMoving() {
  const reducedMotion = useReducedMotion()
  const [choice, choose] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = choice ?? !reducedMotion
  return {
    playing,
    moving: playing && !hovered && !focused,
    chosen: choice !== undefined,
    choose,
    rest: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        // A finger never leaves: after a tap the browser still calls the element hovered.
        setHovered(pointerType === 'mouse')
      },
      onPointerLeave: () => {
        setHovered(false)
      },
      onFocus: (event: FocusEvent) => {
        // A click leaves the focus on the control; only a keyboard's focus says that somebody is reading here.
        setFocused(event.target.matches(':focus-visible'))
      },
      onBlur: () => {
        setFocused(false)
      },
    },
  }
}
