import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** A button with words. `main` is the one thing a form or dialog is for; `danger` takes something away. */
export const Button = ({
  kind = 'plain',
  className,
  ...props
}: ComponentProps<'button'> & { kind?: 'main' | 'plain' | 'danger' }) => (
  <button
    type="button"
    {...props}
    className={[styles['button'], styles[kind], className].filter(Boolean).join(' ')}
  />
)
