import { useEffect, useRef, useState, type ReactNode } from 'react'
import { get, useFormContext, type FieldValues } from 'react-hook-form'
import { Icon } from '../../control/icon'
import * as styles from './more-fields.module.css'

/**
 * Fields that are seldom needed, behind a header that opens them. It opens by itself when something is wrong inside.
 *
 * @param props.names the fields inside
 */
export function MoreFields({
  label,
  names,
  children,
}: {
  label: string
  names: string[]
  children: ReactNode
}) {
  const { formState, setFocus } = useFormContext<FieldValues>()
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLDetailsElement>(null)
  const wrong = names.find((name) => get(formState.errors, name) !== undefined)

  useEffect(() => {
    if (wrong === undefined || !element.current || element.current.open) return
    element.current.open = true
    // The form could not put the focus on a field that was not shown; a wrong field before these keeps it.
    if (Object.keys(formState.errors).every((name) => names.includes(name))) setFocus(wrong)
  }, [wrong, names, formState.errors, setFocus])

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
