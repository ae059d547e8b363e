import * as styles from './date-block.module.css'
import { longDate } from './date'

/** A day as a block to the left of what happens on it: the day large, month and year below. @param date an ISO 8601 calendar date */
export function DateBlock({ date }: { date: string }) {
  const [day = '', month = '', year = ''] = longDate(date).split(' ')
  return (
    <time dateTime={date} className={styles['block']}>
      <span className={styles['day']}>{day} </span>
      <span className={styles['month']}>{month.slice(0, 3)} </span>
      <span>{year}</span>
    </time>
  )
}
