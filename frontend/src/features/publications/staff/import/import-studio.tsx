import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/control/button'
import { canBeSaved } from './entry'
import { EntryItem } from './entry-item'
import styles from './import.module.css'
import { SourceForm } from './source-form'
import { counted, useImport, type Import } from './use-import'

/** Reads publications out of other programs' files, shows every entry, and saves the chosen ones at once. */
export function ImportStudio() {
  const { round, read, said, problem, ...reading } = useImport()
  const result = useRef<HTMLParagraphElement>(null)

  // Whatever had the focus may be gone or used up.
  useEffect(() => {
    if (said) result.current?.focus()
  }, [said])

  return (
    <div className={styles['studio']}>
      <SourceForm key={round} onRead={read} />
      <p ref={result} tabIndex={-1} role="status" className={styles['said']}>
        {said?.text}
      </p>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      {reading.entries.length > 0 && <Entries {...reading} />}
    </div>
  )
}

/** What was read, to choose from. No form around the entries: each has one of its own when it is corrected. */
function Entries({
  entries,
  chosen,
  dispatch,
  saving,
  send,
}: Pick<Import, 'entries' | 'chosen' | 'dispatch' | 'saving' | 'send'>) {
  const savable = entries.filter(canBeSaved).length
  return (
    <div className={styles['reading']}>
      <div className={styles['row']}>
        <Button
          disabled={savable === 0}
          onClick={() => {
            dispatch({ type: 'choose all', chosen: chosen.size < savable })
          }}
        >
          {chosen.size < savable ? 'Choose all that can be saved' : 'Choose none'}
        </Button>
      </div>
      <ol className={styles['entries']} aria-label="Entries">
        {entries.map((entry) => (
          <EntryItem
            key={entry.index}
            entry={entry}
            chosen={chosen.has(entry.index)}
            onChoose={(on) => {
              dispatch({ type: 'choose', index: entry.index, chosen: on })
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
