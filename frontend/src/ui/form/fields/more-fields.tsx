import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Icon } from '../../control/icon'
import * as styles from './more-fields.module.css'

const wrong = '[aria-invalid="true"]'

/** Fields that are seldom needed, behind a header that opens them. It opens by itself when something is wrong inside. */
export function MoreFields({ label, children }: { label: string; children: ReactNode }) {
  const { errors } = useFormState()
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const { current } = element
    if (!current || current.open || current.querySelector(wrong) === null) return
    current.open = true
    // The form could not put the focus on a field that was not shown; a wrong field before these keeps it.
    const first = current.closest('form')?.querySelector<HTMLElement>(wrong)
    if (current.contains(first ?? null)) first?.focus()
  }, [errors])

  return (
    <details
      ref={element}
      open={open}
      className={styles['more']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
      }}
    >
      <summary className={styles['header']}>
        {label}
        <span className={styles['chevron']}>
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  )
}
