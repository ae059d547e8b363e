import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { InferInput } from 'valibot'
import { askAnew } from '../../../cms/apollo/apollo-browser'
import { publicationRules as rules } from '../../../cms/staff/rules/publication.generated'
import { paths } from '../../../paths'
import { useProtect } from '../../../session/staff'
import { Button } from '../../../ui/control/button'
import * as fieldStyles from '../../../ui/control/field.module.css'
import { Cancelled } from '../../../ui/feedback/cancelled'
import { Field } from '../../../ui/form/fields/field'
import { ScientificText } from '../../../ui/text/scientific-text'
import * as styles from './doi-field.module.css'
import { foundFields } from './found-fields'
import type { Entry } from './import/entry'
import { fieldInWords } from '../../../staff/field-in-words'
import { StaffReadPublicationsDocument } from './import/queries.generated'
import { storedOf } from './import/stored-of'
import { valuesOf } from './publication-values'
import type { publicationSchema } from './schema'
import { reasonOf } from '../../../ui/feedback/reason-of'

type Values = InferInput<ReturnType<typeof publicationSchema>>

type State =
  | { kind: 'nothing' }
  | { kind: 'asking' }
  | { kind: 'failed'; reason: string }
  | { kind: 'found'; entry: Entry }
  | { kind: 'taken' }

/** Milliseconds without a letter after which a DOI is taken for whole. */
const pause = 700

/**
 * The DOI of a publication. When one is typed or pasted, what is known of it is fetched and shown, and taken on request; a
 * paper that is on the site already is named.
 *
 * @param props.documentId the publication that is edited; undefined for a new one
 */
export function DoiField({ documentId }: { documentId?: string | undefined }) {
  const { register, getValues, setFocus, setValue, watch } = useFormContext<Values>()
  const protect = useProtect()
  const [state, setState] = useState<State>({ kind: 'nothing' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  const lookUp = async (doi: string) => {
    setState({ kind: 'asking' })
    try {
      const { readPublications } = await protect(() =>
        askAnew(StaffReadPublicationsDocument, { text: doi, format: 'doi' }),
      )
      const [entry] = readPublications.entries
      // Something else has been typed meanwhile.
      if (latest.current !== doi) return
      setState(entry ? { kind: 'found', entry } : { kind: 'nothing' })
    } catch (error) {
      if (latest.current !== doi) return
      const reason = reasonOf(error)
      setState(error instanceof Cancelled ? { kind: 'nothing' } : { kind: 'failed', reason })
    }
  }
  const onTyped = (typed: string) => {
    clearTimeout(timer.current)
    const [, doi] = rules.doi.pattern.value.exec(typed.trim()) ?? []
    latest.current = doi ?? ''
    setState({ kind: 'nothing' })
    if (doi !== undefined) timer.current = setTimeout(() => void lookUp(doi), pause)
  }

  // A form that was saved is empty again.
  const shown: State = watch('doi') ? state : { kind: 'nothing' }

  return (
    <>
      <Field name="doi" label="DOI" hint="What is known of it is fetched and shown.">
        {(tied) => (
          <input
            {...tied}
            {...register('doi', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                onTyped(target.value)
              },
            })}
            type="text"
            placeholder="10.1000/182"
            className={fieldStyles['input']}
          />
        )}
      </Field>
      <div aria-live="polite" className={styles['found']}>
        {shown.kind === 'asking' && <p>Asking who registered this DOI…</p>}
        {shown.kind === 'failed' && <p>This DOI could not be looked up. {shown.reason}</p>}
        {shown.kind === 'taken' && <p>The fields are filled in. Look at them and save.</p>}
        {shown.kind === 'found' && (
          <Found
            entry={shown.entry}
            documentId={documentId}
            typed={getValues()}
            onAgain={() => {
              // The button that had it goes.
              setFocus('doi')
              void lookUp(latest.current)
            }}
            onTake={(fields) => {
              for (const [field, value] of fields) setValue(field, value, { shouldDirty: true })
              setState({ kind: 'taken' })
              // The button that had it goes.
              setFocus('doi')
            }}
          />
        )}
      </div>
    </>
  )
}

type Fields = ReturnType<typeof foundFields>

/** What was found of a DOI. */
function Found({
  entry: { existing, publication, problems },
  documentId,
  typed,
  onAgain,
  onTake,
}: {
  entry: Entry
  documentId: string | undefined
  typed: Values
  /** Told to ask once more. */
  onAgain: () => void
  onTake: (fields: Fields) => void
}) {
  if (existing && existing.documentId !== documentId) {
    return (
      <p className={styles['existing']}>
        This paper is on the site already:{' '}
        <Link to={paths.publication(existing.slug)}>
          <ScientificText>{existing.title}</ScientificText>
        </Link>
      </p>
    )
  }
  if (!publication || publication.title === null) {
    return (
      <>
        <p>{problems.map(({ message }) => message).join(' ')} The fields can be filled in by hand, too.</p>
        <p>
          <Button onClick={onAgain}>Ask again</Button>
        </p>
      </>
    )
  }
  // The DOI itself is typed already.
  const fields = foundFields(valuesOf(storedOf(publication)), typed).filter(([field]) => field !== 'doi')
  if (fields.length === 0) return <p>Nothing else is known of this DOI than what is typed here.</p>
  return (
    <>
      <dl className={styles['fields']}>
        {fields.map(([field, value]) => (
          <div key={field}>
            <dt>{fieldInWords(field)}</dt>
            <dd>
              <ScientificText>{Array.isArray(value) ? value.join(', ') : String(value)}</ScientificText>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Button
          onClick={() => {
            onTake(fields)
          }}
        >
          Fill in these fields
        </Button>
      </p>
    </>
  )
}
