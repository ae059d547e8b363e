import { useId, type ReactNode } from 'react'
import { useEditing } from '../../../../session/use-editing'
import { Button } from '../../../../ui/control/button'
import { shownAuthor } from '../../../../ui/text/shown-author'
import { ScientificText } from '../../../../ui/text/scientific-text'
import { canBeSaved, stateInWords, type Entry } from './entry'
import { EntryForm } from './entry-form'
import { fieldInWords } from '../../../../staff/field-in-words'
import * as styles from './import.module.css'
import { isTaken } from './reading'

/** One entry: what it is, what is wrong with it or what it would change, and whether it shall be saved. */
export function EntryItem({
  entry,
  chosen,
  action,
  onChoose,
  onTake,
  onSplit,
  onCorrect,
}: {
  entry: Entry
  chosen: boolean
  /** What else can be done with it. */
  action?: ReactNode
  onChoose: (chosen: boolean) => void
  /** Told which of the differences shall be saved. */
  onTake: (field: string, taken: boolean) => void
  onSplit: () => void
  onCorrect: (publication: NonNullable<Entry['publication']>) => void
}) {
  const { editing: correcting, control, edit: correct, done: close } = useEditing()
  const id = useId()
  const { publication, existing, source, state, problems, differences, notes, splitAuthors } = entry
  const title = publication?.title ?? existing?.title ?? source

  return (
    <li className={styles['entry']} data-state={state}>
      <input
        type="checkbox"
        id={`${id}-chosen`}
        checked={chosen}
        disabled={!canBeSaved(entry)}
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.checked)
        }}
      />
      <div className={styles['about']}>
        <p id={`${id}-about`} className={styles['state']}>
          {stateInWords(entry)} {source !== title && <span className={styles['sourceName']}>{source}</span>}
        </p>
        <label htmlFor={`${id}-chosen`} className={styles['title']}>
          <ScientificText>{title}</ScientificText>
        </label>
        {publication && (
          <p className={styles['citation']}>
            {[
              publication.authors.map(shownAuthor).join(', '),
              publication.journal ?? publication.booktitle ?? publication.publisher,
              publication.year,
            ]
              .filter((part) => part !== null && part !== '')
              .join(' · ')}
          </p>
        )}
        {problems.length > 0 && (
          <ul className={styles['problems']}>
            {problems.map(({ field, message }) => (
              <li key={`${field ?? ''} ${message}`}>{message}</li>
            ))}
          </ul>
        )}
        {differences.length > 0 && (
          <dl className={styles['differences']}>
            {differences.map(({ field, before, after }) => (
              <div key={field}>
                <dt>
                  <label>
                    <input
                      type="checkbox"
                      checked={isTaken(entry, { field, before, after })}
                      disabled={!canBeSaved(entry)}
                      onChange={({ currentTarget }) => {
                        onTake(field, currentTarget.checked)
                      }}
                    />{' '}
                    {fieldInWords(field)}
                  </label>
                </dt>
                <dd>
                  {before !== null && before !== '' && (
                    <>
                      <del>
                        <ScientificText>{before}</ScientificText>
                      </del>{' '}
                      →{' '}
                    </>
                  )}
                  <ins>{after === '' ? 'nothing' : <ScientificText>{after}</ScientificText>}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {notes.length > 0 && (
          <ul className={styles['notes']}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {!correcting && (
          <div className={styles['row']}>
            {splitAuthors && (
              <Button
                onClick={() => {
                  onSplit()
                  // This button goes.
                  control.current?.focus()
                }}
              >
                Take them for {splitAuthors.length} authors
              </Button>
            )}
            {publication && (
              <Button ref={control} aria-label={`Edit ${title}`} onClick={correct}>
                Edit
              </Button>
            )}
            {action}
          </div>
        )}
        {publication && correcting && (
          <EntryForm
            publication={publication}
            problems={problems}
            onCancel={close}
            onCorrect={(corrected) => {
              onCorrect(corrected)
              close()
            }}
          />
        )}
      </div>
    </li>
  )
}
