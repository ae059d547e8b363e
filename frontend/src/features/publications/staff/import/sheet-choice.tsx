import { useId, useState } from 'react'
import * as fieldStyles from '../../../../ui/control/field.module.css'
import * as styles from './import.module.css'
import type { Workbook } from './read-texts'
import type { Sheet } from './spreadsheet'

/**
 * Says which sheet of a workbook has been read, and takes another.
 *
 * @param props.onChange is told the sheet that had been read, and the one to be read instead of it
 */
export function SheetChoice({
  workbook: { file, sheets },
  onChange,
}: {
  workbook: Workbook
  onChange: (before: Sheet, now: Sheet) => void
}) {
  const [read, setRead] = useState(sheets[0])
  const id = useId()
  return (
    <div className={styles['row']}>
      <label htmlFor={id} className={fieldStyles['label']}>
        Sheet of {file} that is read
      </label>
      <select
        id={id}
        className={[fieldStyles['input'], styles['format']].join(' ')}
        value={sheets.indexOf(read)}
        onChange={({ currentTarget }) => {
          const now = sheets[Number(currentTarget.value)] ?? read
          setRead(now)
          onChange(read, now)
        }}
      >
        {sheets.map(({ name }, at) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
