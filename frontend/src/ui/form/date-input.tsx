import { useRef, type ComponentProps } from 'react'
import { IconButton } from '../control/edit-controls'
import fieldStyles from '../control/field.module.css'
import { isoDay, shortDate } from '../text/date'
import styles from './date-input.module.css'

/**
 * A day that is typed as people here write it or picked in a calendar. Not the browser's own field alone, which shows the
 * same day in the order of its language: 03/02/2025 is in March for one and in February for another.
 */
export function DateInput({ ref, className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const input = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <span className={styles['day']}>
      <input
        placeholder="dd/mm/yyyy"
        autoComplete="off"
        {...props}
        ref={(element) => {
          input.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
          return undefined
        }}
        type="text"
        className={className ?? fieldStyles['input']}
      />
      <IconButton
        icon="calendar"
        label="Open the calendar"
        onClick={() => {
          if (!calendar.current) return
          calendar.current.value = isoDay(input.current?.value ?? '') ?? ''
          calendar.current.showPicker()
        }}
      />
      {/* The browser's calendar opens below it. */}
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className={styles['calendar']}
        onChange={(event) => {
          const { value } = event.target
          // What is picked is told by the field that people read.
          event.stopPropagation()
          if (value === '' || !input.current) return
          input.current.setRangeText(shortDate(value), 0, input.current.value.length, 'end')
          input.current.dispatchEvent(new Event('input', { bubbles: true }))
          input.current.focus()
        }}
      />
    </span>
  )
}
