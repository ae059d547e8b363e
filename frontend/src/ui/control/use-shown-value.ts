import { useEffect, useRef } from 'react'

/**
 * A field of a form that an address stands for, uncontrolled: who goes back sees what the address says then, and who types on
 * keeps what is typed.
 */
export function useShownValue(value: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = value
  }, [value])
  return field
}
