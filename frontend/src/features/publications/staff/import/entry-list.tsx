import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../../ui/control/button'
import { useUnsaved } from '../../../../ui/staff/unsaved'
import { canBeSaved, type Entry } from './entry'
import { EntryItem } from './entry-item'
import * as styles from './import.module.css'
import { counted, type Import } from './use-import'

interface Props extends Import {
  /** What stands above the entries. */
  children?: ReactNode
  /** What else can be done with an entry. */
  action?: (entry: Entry) => ReactNode
}

/** Publications to choose from, and what became of the chosen ones. */
export function EntryList({ children, said, problem, action, ...reading }: Props) {
  const result = useRef<HTMLParagraphElement>(null)
  const refusal = useRef<HTMLParagraphElement>(null)

  // Whatever had the focus may be gone or used up.
  useEffect(() => {
    if (said) result.current?.focus()
  }, [said])

  // It stands below what was pressed, or far above it.
  useEffect(() => {
    if (problem) refusal.current?.focus()
  }, [problem])

  return (
    <div className={styles['studio']}>
      {children}
      <p ref={result} tabIndex={-1} role="status" className={styles['said']}>
        {said?.text}
      </p>
      <p ref={refusal} tabIndex={-1} role="alert" className={styles['problem']}>
        {problem}
      </p>
      {reading.entries.length > 0 && <Entries {...reading} action={action} />}
    </div>
  )
}

/** No form around the entries: each has one of its own when it is corrected. */
function Entries({
  entries,
  chosen,
  dispatch,
  saving,
  send,
  action,
}: Pick<Import, 'entries' | 'chosen' | 'dispatch' | 'saving' | 'send'> & Pick<Props, 'action'>) {
  const savable = entries.filter(canBeSaved).length
  useUnsaved(
    entries.some(({ isWorkedOn }) => isWorkedOn),
    { question: 'Leave without importing?', about: 'What you changed in the entries is lost.' },
  )
  return (
    <div className={styles['reading']}>
      {/* What is under way is neither chosen nor corrected: it would be lost with the entries that are saved. */}
      <div className={styles['row']} inert={saving}>
        <Button
          disabled={savable === 0}
          onClick={() => {
            dispatch({ type: 'choose all', chosen: chosen.size < savable })
          }}
        >
          {chosen.size < savable ? 'Choose all that can be saved' : 'Choose none'}
        </Button>
      </div>
      <ol aria-label="Entries" inert={saving}>
        {entries.map((entry) => (
          <EntryItem
            key={entry.index}
            entry={entry}
            chosen={chosen.has(entry.index)}
            action={action?.(entry)}
            onChoose={(on) => {
              dispatch({ type: 'choose', index: entry.index, chosen: on })
            }}
            onTake={(field, taken) => {
              dispatch({ type: 'take field', index: entry.index, field, taken })
            }}
            onSplit={() => {
              dispatch({ type: 'split authors', index: entry.index })
            }}
            onCorrect={(publication) => {
              dispatch({ type: 'correct', index: entry.index, publication })
            }}
          />
        ))}
      </ol>
      <Button
        kind="main"
        disabled={chosen.size === 0}
        // Not `disabled`, which would take the focus away from whoever pressed it.
        aria-disabled={saving}
        className={styles['send']}
        onClick={() => {
          if (!saving) void send()
        }}
      >
        {saving ? 'Importing…' : `Import ${counted(chosen.size)}`}
      </Button>
    </div>
  )
}
