import { useRef, type ComponentProps } from 'react'
import { IconButton } from '../../control/edit-controls'
import * as fieldStyles from '../../control/field.module.css'
import { shortDate } from '../../text/date'
import { isoDay, partsOfMoment } from '../../staff/typed-date'
import * as styles from './date-input.module.css'

/** When a working day begins: of a picked day the time is typed over it. */
const morning = '09:00'

/**
 * A day that is typed as people here write it or picked in a calendar. Not the browser's own field alone, which shows the
 * same day in the order of its language: 03/02/2025 is in March for one and in February for another.
 *
 * @param props.of the field in words
 * @param props.withTime a time follows the day, of 24 hours; the calendar keeps the one that stands there
 */
export function DateInput({
  ref,
  className,
  of,
  withTime = false,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & { of: string; withTime?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <span className={styles['day']}>
      <input
        placeholder={withTime ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy'}
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
        label={`Open the calendar: ${of}`}
        onClick={() => {
          if (!calendar.current) return
          calendar.current.value = isoDay(partsOfMoment(input.current?.value ?? '').day) ?? ''
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
          const day = shortDate(value)
          const text = withTime ? `${day} ${partsOfMoment(input.current.value).time || morning}` : day
          input.current.setRangeText(text, 0, input.current.value.length, 'end')
          input.current.dispatchEvent(new Event('input', { bubbles: true }))
          input.current.focus()
          if (withTime) input.current.setSelectionRange(day.length + 1, text.length)
        }}
      />
    </span>
  )
}
