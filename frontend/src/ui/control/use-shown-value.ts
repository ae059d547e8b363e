import { useEffect, useRef } from 'react'

/**
 * A field of a form that an address stands for, uncontrolled: who goes back sees what the address says then, and who types on
 * keeps what is typed.
 */
export function useShownValue(value: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    const input = field.current
    // With Enter the focus stays where it is: only what nobody has sent yet is somebody's own.
    const isTypedOn = document.activeElement === input && input?.value.trim() !== shown.current
    if (input && !isTypedOn) input.value = value
    shown.current = value
  }, [value])
  return field
}
