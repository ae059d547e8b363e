import { TextField } from '../../../ui/form/field'
import styles from './admin.module.css'

/** From when and until when visitors get it. */
export const ScheduleFields = () => (
  <div className={styles['schedule']}>
    <TextField name="publishAt" label="Visible from" type="datetime-local" hint="At once when left out." />
    <TextField name="endAt" label="Visible until" type="datetime-local" hint="For good when left out." />
  </div>
)
