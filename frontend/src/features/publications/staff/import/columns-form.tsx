import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/control/button'
import * as fieldStyles from '../../../../ui/control/field.module.css'
import {
  columnWords,
  columnsProblem,
  isColumn,
  rememberColumns,
  rememberedColumns,
  type Table,
  type ToldTable,
} from './columns'
import * as styles from './import.module.css'

/**
 * Asks what the columns of a table are, with its first rows; what was said the last time is chosen already.
 *
 * @param props.onTold reads the table; the form is busy until it settles
 */
export function ColumnsForm({
  table: { names, hasNames, columns: known, rows },
  onTold,
  onCancel,
}: {
  table: Table
  onTold: (told: ToldTable) => Promise<void>
  onCancel: () => void
}) {
  const [isNamed, setNamed] = useState(hasNames)
  const [columns, setColumns] = useState(() => (hasNames ? rememberedColumns(names, known) : known))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // The step stands below what was pressed.
  useEffect(() => heading.current?.focus(), [])

  return (
    <form
      className={styles['source']}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = columnsProblem(columns)
        setProblem(wrong)
        if (busy || wrong !== undefined) return
        if (isNamed) rememberColumns(names, columns)
        setBusy(true)
        void onTold({ columns, isNameless: !isNamed }).finally(() => {
          setBusy(false)
        })
      }}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        Which column is the title?
      </h2>
      <p className={fieldStyles['hint']}>
        Say what the columns of this table are, as far as they shall be read. Below each stand its first
        values. This browser remembers it for the next table.
      </p>
      <label>
        <input
          type="checkbox"
          checked={isNamed}
          onChange={({ currentTarget: { checked } }) => {
            setNamed(checked)
          }}
        />{' '}
        The first row holds the names
      </label>
      <ul className={styles['columns']} aria-label="Columns">
        {names.map((name, at) => (
          // Two columns may have one name.
          <li key={at} className={styles['column']}>
            <label htmlFor={`${id}-${String(at)}`} className={fieldStyles['label']}>
              {isNamed && name !== '' ? name : `Column ${String(at + 1)}`}
            </label>
            <select
              id={`${id}-${String(at)}`}
              className={fieldStyles['input']}
              aria-describedby={`${id}-${String(at)}-values`}
              value={columns[at]}
              onChange={({ currentTarget: { value } }) => {
                setColumns(columns.map((column, other) => (other === at && isColumn(value) ? value : column)))
              }}
            >
              {Object.entries(columnWords).map(([column, words]) => (
                <option key={column} value={column}>
                  {words}
                </option>
              ))}
            </select>
            <ul id={`${id}-${String(at)}-values`} className={styles['values']}>
              {(isNamed ? rows : [names, ...rows])
                .map((row) => row[at] ?? '')
                .filter((value) => value !== '')
                .map((value, row) => (
                  <li key={row}>{value}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      <div className={styles['row']}>
        <Button kind="main" type="submit" aria-disabled={busy || undefined}>
          {busy ? 'Reading…' : 'Read the table'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
