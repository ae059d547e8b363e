import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { Button } from '../button'
import { ConflictError, SaveError } from '../save-error'
import { Conflict, type Difference } from './conflict'
import { dropDraft, keepDraft, readDraft } from './draft'
import { randomKey } from './random-key'
import styles from './form.module.css'

/** What a save is told beside the values. */
export interface SaveContext {
  /** The same for every attempt to save the same thing, so that a repeated one happens once. */
  key: string
  /** The version that the values are based on; undefined for something new. */
  version: number | undefined
}

interface FormProps<TSchema extends GenericSchema<FieldValues, FieldValues>> {
  schema: TSchema
  values: DefaultValues<InferInput<TSchema>>
  /** Saves; what it throws is shown. Resolves to false when the person thought better of it. */
  save: (values: InferOutput<TSchema>, context: SaveContext) => Promise<boolean | undefined>
  /** Under this name the browser keeps what is typed until it is saved. */
  draft: string
  /** For editing: the version that `values` show, and how to read the values out of a newer document. */
  version?: number
  newer?: (document: Record<string, unknown>) => DefaultValues<InferInput<TSchema>>
  submit?: string
  busy?: string
  /** Shown after success; the form is then empty again. Without it, `onSaved` says what happens. */
  success?: string
  failure: string | ((reason: string) => string)
  onSaved?: () => void
  onCancel?: () => void
  /** For a form that was asked for: the focus goes to its first field. */
  takesFocus?: boolean
  children: ReactNode
}

/**
 * The one form of the staff area. It checks before it sends, puts every message beside its field, keeps what is typed
 * through a reload, a lost connection or an expired session, and never overwrites what somebody else has saved.
 */
export function Form<TSchema extends GenericSchema<FieldValues, FieldValues>>({
  schema,
  values,
  save,
  draft,
  version,
  newer,
  submit = 'Save',
  busy = 'Saving…',
  success,
  failure,
  onSaved,
  onCancel,
  takesFocus = false,
  children,
}: FormProps<TSchema>) {
  type Input = InferInput<TSchema>
  const [kept] = useState(() => readDraft(draft))
  const form = useForm<Input, unknown, InferOutput<TSchema>>({
    resolver: valibotResolver(schema),
    // What was typed before a reload comes back.
    defaultValues: Object.assign({}, values, kept),
  })
  const { handleSubmit, reset, setError, subscribe, getValues, formState } = form
  const [message, setMessage] = useState<{ kind: 'success' | 'failure'; text: string }>()
  const [conflict, setConflict] = useState<{ version: number; values: DefaultValues<Input> }>()
  const [restored, setRestored] = useState(Object.keys(kept).length > 0)
  const [attempt, setAttempt] = useState<SaveContext>({ key: randomKey(), version })
  const name = useId()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [takesFocus])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, name: changed }) => {
          // Setting all fields at once is not typing.
          if (changed !== undefined) keepDraft(draft, typed)
        },
      }),
    [draft, subscribe],
  )

  const send = async (checked: InferOutput<TSchema>, attempt: SaveContext) => {
    setMessage(undefined)
    try {
      const saved = await save(checked, attempt)
      if (saved === false) return
    } catch (error) {
      if (error instanceof ConflictError && newer) {
        setConflict({ version: Number(error.current['version']), values: newer(error.current) })
        return
      }
      const fields = error instanceof SaveError ? Object.entries(error.fields) : []
      for (const [field, text] of fields) setError(field as Path<Input>, { message: text })
      const text = error instanceof Error ? error.message : String(error)
      setMessage({ kind: 'failure', text: typeof failure === 'string' ? failure : failure(text) })
      if (!(error instanceof SaveError)) console.error(error)
      return
    }
    setAttempt({ key: randomKey(), version })
    dropDraft(draft)
    setRestored(false)
    reset(values)
    if (success !== undefined) setMessage({ kind: 'success', text: success })
    onSaved?.()
  }

  const discard = () => {
    dropDraft(draft)
    setRestored(false)
    reset(values)
  }

  const submitAs = (attempt: SaveContext) => handleSubmit((checked) => send(checked, attempt))
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={styles['form']}
        noValidate
        aria-describedby={name}
        onSubmit={(event) => {
          void submitAs(attempt)(event)
        }}
      >
        {restored && (
          <p className={styles['restored']}>
            What you typed before is still here. <Button onClick={discard}>Start afresh</Button>
          </p>
        )}
        {children}
        {conflict && (
          <Conflict
            differences={differences(getValues(), conflict.values)}
            onTakeNewer={() => {
              setAttempt({ key: randomKey(), version: conflict.version })
              dropDraft(draft)
              reset(conflict.values)
              setConflict(undefined)
            }}
            onKeepOwn={() => {
              const mine = { key: randomKey(), version: conflict.version }
              setAttempt(mine)
              setConflict(undefined)
              void submitAs(mine)()
            }}
          />
        )}
        <div id={name} className={styles['message']}>
          <p role="status">{formState.isSubmitting ? busy : message?.kind === 'success' && message.text}</p>
          <p role="alert">{message?.kind === 'failure' && message.text}</p>
        </div>
        <div className={styles['actions']}>
          <Button kind="main" type="submit" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? busy : submit}
          </Button>
          {onCancel && (
            <Button
              onClick={() => {
                dropDraft(draft)
                onCancel()
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}

/** The fields in which somebody's newer text is not one's own. */
function differences(own: Record<string, unknown>, newer: Record<string, unknown>): Difference[] {
  return Object.entries(newer)
    .map(([field, theirs]) => ({ field, own: inWords(own[field]), newer: inWords(theirs) }))
    .filter(({ own, newer }) => own !== newer)
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (value instanceof File) return value.name
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return ''
}
