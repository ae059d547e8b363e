import { useId, type ReactElement, type ReactNode } from 'react'
import type { Schedule } from './schedule'
import { scheduleInWords } from './schedule-in-words'
import * as styles from './schedule.module.css'

/** What visitors do not get now. @param props.children an item for each */
export function HiddenList({ children }: { children: ReactNode[] }) {
  const heading = useId()
  if (children.length === 0) return null
  return (
    <section className={styles['hidden']} aria-labelledby={heading}>
      <h2 id={heading}>Not shown to visitors now</h2>
      <ul>{children}</ul>
    </section>
  )
}

/**
 * One thing in a list of staff, with a word about when visitors get it.
 *
 * @param props.besides what else is said of it in small
 * @param props.form stands in the place of all the rest, where it is edited
 */
export function ScheduledItem({
  schedule,
  besides,
  controls,
  form,
  children,
}: {
  schedule: Schedule
  besides?: string | undefined
  controls: ReactNode
  form: ReactElement | false
  children: ReactNode
}) {
  const words = [besides, scheduleInWords(schedule)].filter((part) => part !== undefined)
  return (
    <li className={styles['item']}>
      {form === false ? (
        <>
          <div className={styles['words']}>
            <p>{children}</p>
            {words.length > 0 && <p className={styles['when']}>{words.join(' · ')}</p>}
          </div>
          <div className={styles['controls']}>{controls}</div>
        </>
      ) : (
        form
      )}
    </li>
  )
}
