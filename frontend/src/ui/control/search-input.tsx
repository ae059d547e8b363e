import { useEffect, useRef, type ComponentProps } from 'react'
import { longestSought } from '../text/plain-text'
import * as styles from './field.module.css'

/**
 * Words to look for, in a form that an address stands for. Uncontrolled: who goes back sees what the address says then, and who
 * types on keeps what is typed.
 *
 * @param props.value what the address says
 */
export function SearchInput({ value, ...props }: { value: string } & ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    // What was typed before the page was awake is no change of the address.
    if (value === shown.current) return
    const input = field.current
    // With Enter the focus stays where it is: only what nobody has sent yet is somebody's own.
    const isTypedOn = document.activeElement === input && input?.value.trim() !== shown.current
    if (input && !isTypedOn) input.value = value
    shown.current = value
  }, [value])
  return (
    <input
      ref={field}
      type="search"
      defaultValue={value}
      maxLength={longestSought}
      className={styles['input']}
      {...props}
    />
  )
}
