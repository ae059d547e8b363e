import { useId, type ReactNode } from 'react'
import * as styles from './section.module.css'

/** A part of the page: its heading with what belongs to it at the side, and what it shows beside that. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['aside']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  )
}
