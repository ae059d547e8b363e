import type { ComponentProps } from 'react'
import * as styles from './button.module.css'

const kinds = { main: styles['main'], plain: undefined, danger: styles['danger'] }

/** A button with words. `main` is the one thing a form or dialog is for; `danger` takes something away. */
export const Button = ({
  kind = 'plain',
  className,
  ...props
}: ComponentProps<'button'> & { kind?: keyof typeof kinds }) => (
  <button
    type="button"
    {...props}
    className={[styles['button'], kinds[kind], className].filter(Boolean).join(' ')}
  />
)
