import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useId, useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react'
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { Button } from '../control/button'
import { cancelLate, notYet, useLateHere } from '../feedback/patience'
import { ConflictError, SaveError } from '../feedback/save-error'
import { Conflict, type Difference } from './conflict'
import { dropDraft, keepDraft, readDraft, type Basis } from './draft'
import { randomKey } from '../feedback/random-key'
import { changedIn, rebase, same, snapshot } from './rebase'
import styles from './form.module.css'

/** What a save is told beside the values. */
export interface SaveContext {
  /** The same for every attempt to save the same thing, so that a repeated one happens once. */
  key: string
  /** The version that the values are based on; undefined for something new. */
  version: number | undefined
}

/** What a form shows at first: every field by name, because a forgotten one would be saved as nothing. */
export type FormValues<TInput extends FieldValues> = {
  [K in keyof Required<TInput>]: TInput[K] | undefined
}

interface FormProps<TSchema extends GenericSchema<FieldValues, FieldValues>> {
  schema: TSchema
  values: FormValues<InferInput<TSchema>>
  /** Saves; what it throws is shown. Resolves to false when the person thought better of it. */
  save: (values: InferOutput<TSchema>, context: SaveContext) => Promise<boolean | undefined>
  /** Under this name the browser keeps what is typed until it is saved. */
  draft: string
  /** For editing: the version that `values` show, and how to read the values out of a newer document. */
  version?: number
  newer?: (document: Record<string, unknown>) => FormValues<InferInput<TSchema>>
  /**
   * The form holds a part of the document, and `newer` reads that part whole: a newer version in which the part is the
   * same is no conflict.
   */
  isPart?: boolean
  submit?: string
  busy?: string
  /** Shown after success; the form is then empty again. Without it, `onSaved` says what happens. */
  success?: string
  failure: string | ((reason: string) => string)
  /** Told after a save, unless something was typed while it was under way: the form then stays for it. */
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
  isPart = false,
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
    defaultValues: forFields<Input>(Object.assign({}, values, kept?.values)),
  })
  const { handleSubmit, reset, setError, setValue, subscribe, getValues, formState } = form
  const [message, setMessage] = useState<{ kind: 'success' | 'failure'; text: string }>()
  const [conflict, setConflict] = useState<{
    version: number
    values: FormValues<Input>
    differences: Difference[]
  }>()
  const [restored, setRestored] = useState(kept !== undefined)
  const basis = useRef<Basis>(kept?.basis ?? { version, values })
  const attempted = useRef({ key: '', values: {} })
  const name = useId()
  const element = useRef<HTMLFormElement>(null)
  const isBusy = formState.isSubmitting || conflict !== undefined
  const isLate = useLateHere(formState.isSubmitting)

  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [takesFocus])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, name: changed }) => {
          // Setting all fields at once is not typing.
          if (changed === undefined) return
          keepDraft(draft, typed, basis.current)
          setMessage((shown) => (shown?.kind === 'failure' ? undefined : shown))
        },
      }),
    [draft, subscribe],
  )

  useEffect(() => {
    // What the server finds wrong may stand far above the button, as what the form finds wrong.
    if (message?.kind === 'failure')
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [message])

  /** Shows a document, and over it what was typed. */
  const show = (document: FormValues<Input>, typed: Record<string, unknown>) => {
    reset(forFields<Input>(document))
    for (const [field, value] of Object.entries(typed)) {
      setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true })
    }
  }

  // The page may bring a newer version of the document while somebody types.
  useEffect(() => {
    const { version: known, values: was } = basis.current
    if (isBusy || version === undefined || (known !== undefined && version <= known)) return
    const own = rebase(was, getValues(), values)
    // Somebody else has changed what is being typed: the save will be refused, and the person asked.
    if (own === undefined) return
    basis.current = { version, values }
    show(values, own)
  })

  const send = async (checked: InferOutput<TSchema>, attempt: SaveContext, sent = snapshot(getValues())) => {
    try {
      const saved = await save(checked, attempt)
      if (saved === false) return
    } catch (error) {
      if (error instanceof ConflictError && newer) {
        const theirs = { version: Number(error.current['version']), values: newer(error.current) }
        if (isPart && same(theirs.values, basis.current.values)) {
          basis.current = theirs
          await send(checked, { ...attempt, version: theirs.version }, sent)
        } else {
          const own = changedIn(basis.current.values, getValues())
          const named = differences(own, theirs.values).map(({ field, ...texts }) => ({
            ...texts,
            field: labelOf(element.current, field),
          }))
          setConflict({ ...theirs, differences: named })
        }
        return
      }
      const fields = error instanceof SaveError ? Object.entries(error.fields) : []
      for (const [field, text] of fields) setError(field as Path<Input>, { message: text })
      const text = error instanceof Error ? error.message : String(error)
      setMessage({ kind: 'failure', text: typeof failure === 'string' ? failure : failure(text) })
      if (!(error instanceof SaveError)) console.error(error)
      return
    }
    attempted.current.key = ''
    dropDraft(draft)
    setRestored(false)
    const since = changedIn(sent, getValues())
    // What was saved is shown until the page brings it.
    if (newer) basis.current = { ...basis.current, values: sent }
    show(newer ? (sent as FormValues<Input>) : values, since)
    if (Object.keys(since).length > 0) {
      const text = `${success ?? 'Saved.'} What you typed meanwhile is not saved yet.`
      setMessage({ kind: 'success', text })
      return
    }
    if (success !== undefined) setMessage({ kind: 'success', text: success })
    onSaved?.()
  }

  const discard = () => {
    dropDraft(draft)
    setRestored(false)
    basis.current = { version, values }
    reset(forFields<Input>(values))
  }

  // The buttons of a conflict go with it.
  const focusSubmit = () => element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()

  /** The same for every attempt to save the same; what was typed since would be lost under the key of an earlier one. */
  const keyOfAttempt = () => {
    const typed = snapshot(getValues())
    if (attempted.current.key === '' || !same(attempted.current.values, typed)) {
      attempted.current = { key: randomKey(), values: typed }
    }
    return attempted.current.key
  }

  const submitForm = (event?: BaseSyntheticEvent) =>
    handleSubmit((checked) => send(checked, { key: keyOfAttempt(), version: basis.current.version }))(event)

  const stopWaiting = () => {
    cancelLate()
    const text =
      'Cancelled. What you typed is still here. It may be saved all the same; send it again to be sure.'
    setMessage({ kind: 'failure', text })
    focusSubmit()
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={styles['form']}
        noValidate
        aria-describedby={name}
        onSubmit={(event) => {
          event.preventDefault()
          if (formState.isSubmitting) return
          setMessage(undefined)
          void submitForm(event)
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
            differences={conflict.differences}
            onTakeNewer={() => {
              basis.current = conflict
              dropDraft(draft)
              setRestored(false)
              reset(forFields<Input>(conflict.values))
              setConflict(undefined)
              focusSubmit()
            }}
            onKeepOwn={() => {
              const own = changedIn(basis.current.values, getValues())
              basis.current = conflict
              show(conflict.values, own)
              setConflict(undefined)
              focusSubmit()
              void submitForm()
            }}
          />
        )}
        <div id={name} className={styles['message']}>
          <p role="status">
            {isLate
              ? `${notYet} What you typed is kept: wait, or cancel and send it again later.`
              : formState.isSubmitting
                ? busy
                : message?.kind === 'success' && message.text}
          </p>
          <p role="alert">{message?.kind === 'failure' && message.text}</p>
        </div>
        <div className={styles['actions']}>
          {/* Not `disabled`, which would take the focus away from whoever pressed it. */}
          <Button kind="main" type="submit" aria-disabled={formState.isSubmitting}>
            {formState.isSubmitting ? busy : submit}
          </Button>
          {isLate && <Button onClick={stopWaiting}>Cancel sending</Button>}
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

/** A value that is not there yet (a file) is none for react-hook-form, too, whose types cannot say so of a generic form. */
const forFields = <TInput extends FieldValues>(values: FormValues<TInput>) => values as DefaultValues<TInput>

/** Of the fields that somebody has changed, those in which a newer version says something else. */
const differences = (own: Record<string, unknown>, newer: Record<string, unknown>): Difference[] =>
  Object.entries(own)
    .filter(([field, value]) => !same(value, newer[field]))
    .map(([field, value]) => ({ field, own: inWords(value), newer: inWords(newer[field]) }))

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (value instanceof File) return value.name
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (value === null) return 'none'
  if (typeof value !== 'object') return ''
  return 'name' in value ? inWords(value.name) : Object.values(value).map(inWords).filter(Boolean).join(' – ')
}

/** What the form calls a field. */
function labelOf(form: HTMLFormElement | null, field: string): string {
  const input = form?.elements.namedItem(field)
  const label =
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement
      ? input.labels?.[0]
      : undefined
  const groups = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const group = groups.find(({ dataset }) => dataset['field'] === field)
  return label?.textContent.replace(/ \*$/, '') ?? group?.getAttribute('aria-label') ?? field
}
