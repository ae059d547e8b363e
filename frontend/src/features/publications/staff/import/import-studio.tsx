import { useEffect, useReducer, useRef, useState } from 'react'
import { askAnew } from '../../../../cms/apollo/apollo-browser'
import { save } from '../../../../cms/staff/save'
import { paths } from '../../../../paths'
import { useProtect } from '../../../../session/staff'
import { useRefresh } from '../../../../session/use-refresh'
import { Button } from '../../../../ui/control/button'
import { Cancelled } from '../../../../ui/feedback/cancelled'
import { randomKey } from '../../../../ui/feedback/random-key'
import { dropDraft } from '../../../../ui/form/draft'
import { useTell } from '../../../../ui/feedback/notices'
import { focusPage } from '../../../../ui/page/page-focus'
import { SaveError } from '../../../../ui/feedback/save-error'
import { canBeSaved, summary, type Entry } from './entry'
import { EntryItem } from './entry-item'
import styles from './import.module.css'
import { toImport } from './to-import'
import {
  ImportPublicationsDocument,
  StaffReadPublicationsDocument,
  UndoImportDocument,
} from './queries.generated'
import { nothing, readings } from './reading'
import { refusedEntries } from './refused-entries'
import { SourceForm, type Format } from './source-form'

/** Reads publications out of other programs' files, shows every entry, and saves the chosen ones at once. */
export function ImportStudio() {
  const [{ entries, chosen }, dispatch] = useReducer(readings, nothing)
  const selected = entries.filter(({ index }) => chosen.has(index))
  const [said, setSaid] = useState<{ text: string }>()
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)
  const [round, setRound] = useState(0)
  const attempted = useRef({ entries, chosen, key: '' })
  const source = useRef<{ text: string; format: Format }>(undefined)
  const result = useRef<HTMLParagraphElement>(null)
  const protect = useProtect()
  const tell = useTell()
  const refresh = useRefresh()

  // Whatever had the focus may be gone or used up.
  useEffect(() => {
    if (said) result.current?.focus()
  }, [said])

  /** The same for every attempt to save the same entries, so that a repeated one happens once. */
  const keyOfAttempt = () => {
    const { current } = attempted
    if (current.key === '' || current.entries !== entries || current.chosen !== chosen) {
      attempted.current = { entries, chosen, key: randomKey() }
    }
    return attempted.current.key
  }

  /** Runs what only staff may do; what goes wrong is told beside the entries. */
  const attempt = async (action: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await protect(action)
    } catch (error) {
      if (error instanceof Cancelled) return
      if (error instanceof SaveError) {
        dispatch({ type: 'refuse', problems: refusedEntries(error.fields, selected) })
      }
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const read = async (text: string, format: Format) => {
    await attempt(async () => {
      const { readPublications } = await askAnew(StaffReadPublicationsDocument, { text, format })
      source.current = { text, format }
      dispatch({ type: 'read', entries: readPublications })
      setSaid({ text: summary(readPublications) })
    })
  }

  /** @param of what the entries were read from; another text may have been read since */
  const undo = async (importId: string, saved: readonly Entry[], of: typeof source.current) => {
    await attempt(async () => {
      const { kept } = (await save(UndoImportDocument, { importId })).undoImport
      await refresh()
      const exceptions = kept.map(({ title, reason }) => ` ${title} stays as it is. ${reason}`)
      tell({ kind: 'done', text: `The import was taken back.${exceptions.join('')}` })
      if (!of || of !== source.current) return
      const { readPublications } = await askAnew(StaffReadPublicationsDocument, of)
      dispatch({ type: 'take back', saved, entries: readPublications })
      setSaid({ text: 'The entries of this import are here again.' })
    })
  }

  const send = async () => {
    const of = source.current
    setSaving(true)
    await attempt(async () => {
      const { importPublications } = await save(ImportPublicationsDocument, {
        entries: selected.flatMap(toImport),
        key: keyOfAttempt(),
      })
      const { importId, created, changed } = importPublications
      dispatch({ type: 'save' })
      if (selected.length === entries.length) {
        dropDraft('import')
        setRound((count) => count + 1)
      }
      await refresh()
      const text = `${counted(created)} added, ${String(changed)} changed.`
      setSaid({ text })
      tell({
        kind: 'done',
        text,
        link: { label: 'See the publications', to: paths.publications },
        action: {
          label: 'Undo',
          run: () => {
            // The notice has gone with its button.
            focusPage()
            void undo(importId, selected, of)
          },
        },
      })
    })
    setSaving(false)
  }

  const savable = entries.filter(canBeSaved).length
  return (
    <div className={styles['studio']}>
      <SourceForm key={round} onRead={read} />
      <p ref={result} tabIndex={-1} role="status" className={styles['said']}>
        {said?.text}
      </p>
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      {entries.length > 0 && (
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
          {/* No form around the entries: each has one of its own when it is corrected. */}
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
      )}
    </div>
  )
}

const counted = (count: number) => `${String(count)} ${count === 1 ? 'publication' : 'publications'}`
