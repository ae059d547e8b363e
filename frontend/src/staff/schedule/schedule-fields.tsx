import { useWatch } from 'react-hook-form'
import { Choice } from '../../ui/form/fields/choice'
import { MomentField } from '../../ui/form/fields/field'
import { choices, hasPassed } from './schedule'
import * as styles from './schedule.module.css'

const options = [
  { value: choices.now, label: 'At once' },
  { value: choices.later, label: 'From a set time' },
  { value: choices.draft, label: 'Not yet (draft)' },
]

/** From when and until when visitors get it. */
export function ScheduleFields() {
  const [visible, endAt] = useWatch<{ visible: string; endAt: string }, ['visible', 'endAt']>({
    name: ['visible', 'endAt'],
  })
  return (
    <div className={styles['fields']}>
      <Choice name="visible" label="Visible to visitors" options={options} />
      <div className={styles['moments']}>
        {visible === choices.later && <MomentField name="publishAt" label="Visible from" required />}
        <MomentField
          name="endAt"
          label="Visible until"
          hint={hasPassed(endAt) ? 'This is over: visitors do not get it.' : 'For good when left out.'}
        />
      </div>
    </div>
  )
}
