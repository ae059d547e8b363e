import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { useTell } from '../../feedback/notices'
import { cancelLate } from '../../feedback/patiently'
import { ConflictError, SaveError } from '../../feedback/save-error'
import { differences, labelOf, type Difference } from './difference'
import { dropDraft, followDraft, readDraft, type Basis, type Draft } from '../../staff/draft'
import { changedIn, rebase, snapshot, typedUpon } from './rebase'
import { reasonOf } from '../../feedback/reason-of'
import { useAttemptKey } from './use-attempt-key'
import { useKeptDraft } from './use-kept-draft'
import { useReplaced } from './use-replaced'

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

/** What a form edits, and what becomes of it. */
export interface Editing<TSchema extends GenericSchema<FieldValues, FieldValues>> {
  schema: TSchema
  values: FormValues<InferInput<TSchema>>
  /**
   * Saves; what it throws is shown. Resolves to false when nothing was saved, because there was nothing to save or the
   * person thought better of it; to what addresses the document where `shownAt` asks for it.
   */
  save: (values: InferOutput<TSchema>, context: SaveContext) => Promise<unknown>
  /** Under this name the browser keeps what is typed until it is saved; without one it is not kept. */
  draft?: string | undefined
  /** For editing: the version that `values` show, and how to read the values out of a newer document. */
  version?: number
  newer?: (document: Record<string, unknown>) => FormValues<InferInput<TSchema>>
  /** Shown after success; the form is then empty again. Without it, `onSaved` says what happens. */
  success?: string
  /**
   * Where what was saved can be seen: the way there stands beside `success`.
   *
   * @param address what `save` resolved to: a documentId, or the slug of what has one
   */
  shownAt?: (saved: InferOutput<TSchema>, address: string) => string | undefined
  failure: string | ((reason: string) => string)
  /** Told what was saved, unless something was typed while it was under way: the form then stays for it. */
  onSaved?: ((saved: InferOutput<TSchema>) => void) | undefined
  /** Told what `save` resolved to where the form stays for what was typed meanwhile. */
  onStays?: ((saved: unknown) => void) | undefined
}

/** How the last save ended. */
export interface Message {
  kind: 'success' | 'failure'
  text: string
  /** Where what was saved can be seen. */
  address?: string | undefined
}

interface NewerVersion<TInput extends FieldValues> {
  version: number
  values: FormValues<TInput>
  differences: Difference[]
}

/** What the parts of a form show and do. */
export interface EditingForm<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>
  message: Message | undefined
  conflict: NewerVersion<TInput> | undefined
  /** Where what it shows was typed, when it was not here and now: before a reload, or in another window. */
  restored: 'before' | 'elsewhere' | undefined
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** Shows the document instead of what was typed before. */
  discard: () => void
  /** In a conflict: gives up what was typed; keeps it over the newer version, but for the named fields, and saves that. */
  takeNewer: () => void
  keepOwn: (except: string[]) => void
  stopWaiting: () => void
}

/**
 * A document in a form: what is typed over which version of it, kept through a reload, saved once, and brought together
 * with what others save meanwhile.
 */
export function useEditingForm<TSchema extends GenericSchema<FieldValues, FieldValues>>(
  element: RefObject<HTMLFormElement | null>,
  {
    schema,
    values,
    save,
    draft,
    version,
    newer,
    success,
    shownAt,
    failure,
    onSaved,
    onStays,
  }: Editing<TSchema>,
): EditingForm<InferInput<TSchema>, InferOutput<TSchema>> {
  type Input = InferInput<TSchema>
  const [kept] = useState(() => (draft === undefined ? undefined : readDraft(draft)))
  const form = useForm<Input, unknown, InferOutput<TSchema>>({
    resolver: valibotResolver(schema),
    // What was typed before a reload comes back.
    defaultValues: forFields<Input>(Object.assign({}, values, kept?.values)),
  })
  const { handleSubmit, reset, setError, getValues, formState } = form
  const [message, setMessage] = useState<Message>()
  const [conflict, setConflict] = useState<NewerVersion<Input>>()
  const [restored, setRestored] = useState<EditingForm<Input, unknown>['restored']>(kept && 'before')
  const basis = useRef<Basis>(kept?.basis ?? { version, values })
  /** What it tried to save without learning that it is: an answer may be lost. */
  const unconfirmed = useRef<Record<string, unknown>>(undefined)
  const keyOfAttempt = useAttemptKey(draft)
  const isReplaced = useReplaced(draft)
  const tell = useTell()

  /**
   * What is kept of what was typed, over a newer version; undefined when it is for the person to decide. What the server
   * has made of the form's own last save, such as `15:00` of `3 pm`, is nobody else's change.
   */
  const typedOver = (newer: { version: number; values: FormValues<Input> }) => {
    const { version: known = 0, values: was, isSaved } = basis.current
    const isOwn = isSaved === true && newer.version === known + 1
    if (isOwn) return changedIn(was, getValues())
    return rebase(typedUpon(was, unconfirmed.current ?? was, newer.values), getValues(), newer.values)
  }

  useKeptDraft(form, draft, basis, () => {
    setMessage((shown) => (shown?.kind === 'failure' ? undefined : shown))
  })

  useEffect(() => {
    // What the server finds wrong may stand far above the button, as what the form finds wrong.
    if (message?.kind === 'failure')
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [element, message])

  // The page may bring a newer version of the document while somebody types.
  useEffect(() => {
    const { version: known } = basis.current
    const isBusy = formState.isSubmitting || conflict !== undefined
    if (isBusy || version === undefined || (known !== undefined && version <= known)) return
    const own = typedOver({ version, values })
    // Somebody else has changed what is being typed: the save will be refused, and the person asked.
    if (own === undefined) return
    basis.current = { version, values }
    show(form, values, own)
  })

  const showTypedElsewhere = useEffectEvent((typed: Draft) => {
    if (formState.isSubmitting || conflict !== undefined) return
    basis.current = typed.basis ?? { version, values }
    show(form, values, typed.values)
    setRestored('elsewhere')
  })
  const showSavedElsewhere = useEffectEvent(() => {
    setRestored(undefined)
    basis.current = { version, values }
    reset(forFields<Input>(values))
  })
  useEffect(() => {
    if (draft === undefined) return
    return followDraft(draft, { onTyped: showTypedElsewhere, onSaved: showSavedElsewhere })
  }, [draft])

  const forgetDraft = (saved = false, again = false) => {
    if (draft !== undefined) dropDraft(draft, { saved, again })
    setRestored(undefined)
  }
  /** Whether somebody has closed it while it was saved. */
  const isClosed = () => element.current === null
  // The buttons of a conflict go with it.
  const focusSubmit = () => element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()

  const tellFailure = (error: unknown) => {
    const fields = error instanceof SaveError ? Object.entries(error.fields) : []
    for (const [field, text] of fields) setError(field as Path<Input>, { message: text })
    const reason = reasonOf(error)
    const told = typeof failure === 'string' ? failure : failure(reason)
    // What is new is stored twice when it is sent otherwise than before, if only the answer was lost.
    const mayBeSaved = version === undefined && !(error instanceof SaveError) && navigator.onLine
    const text = mayBeSaved
      ? `${told} It may be saved all the same; send it again as it is to be sure.`
      : told
    setMessage({ kind: 'failure', text })
    if (isClosed()) tell({ kind: 'failed', text })
    if (!(error instanceof SaveError)) console.error(error)
  }

  const askAbout = (theirs: { version: number; values: FormValues<Input> }) => {
    const own = changedIn(basis.current.values, getValues())
    const named = differences(own, theirs.values).map((difference) => ({
      ...difference,
      field: labelOf(element.current, difference.name),
    }))
    setConflict({ ...theirs, differences: named })
  }

  /** @param sent what the form held then */
  const showSaved = (checked: InferOutput<TSchema>, sent: Record<string, unknown>, saved: unknown) => {
    const address = shownAt?.(checked, typeof saved === 'string' ? saved : '')
    keyOfAttempt.forget()
    unconfirmed.current = undefined
    if (isReplaced()) {
      // What has been typed since is in the form that has been opened again, and in its draft.
      tell({ kind: 'done', text: success ?? 'Saved.' })
      const typed = draft === undefined ? undefined : readDraft(draft)
      if (typed && Object.keys(changedIn(sent, { ...sent, ...typed.values })).length === 0)
        forgetDraft(true, true)
      return
    }
    forgetDraft(true)
    const since = changedIn(sent, getValues())
    // What was saved is shown until the page brings it.
    if (newer) basis.current = { ...basis.current, values: sent, isSaved: true }
    show(form, newer ? (sent as FormValues<Input>) : values, since)
    if (Object.keys(since).length > 0) {
      const text = `${success ?? 'Saved.'} What you typed meanwhile is not saved yet.`
      setMessage({ kind: 'success', text, address })
      onStays?.(saved)
      return
    }
    if (success !== undefined) setMessage({ kind: 'success', text: success, address })
    onSaved?.(checked)
  }

  /** Saves what was typed upon a newer version. */
  const saveOver = (newer: { version: number; values: FormValues<Input> }, own: Record<string, unknown>) => {
    basis.current = newer
    show(form, newer.values, own)
    return submit()
  }

  const send = async (checked: InferOutput<TSchema>, attempt: SaveContext) => {
    const sent = snapshot(getValues())
    let saved: unknown
    try {
      saved = await save(checked, attempt)
      if (saved === false) {
        unconfirmed.current = sent
        return
      }
    } catch (error) {
      if (!(error instanceof ConflictError && newer)) {
        unconfirmed.current = sent
        tellFailure(error)
        return
      }
      const theirs = { version: Number(error.current['version']), values: newer(error.current) }
      const own = theirs.version > (basis.current.version ?? 0) ? typedOver(theirs) : undefined
      if (own === undefined) askAbout(theirs)
      else await saveOver(theirs, own)
      return
    }
    showSaved(checked, sent, saved)
  }

  const submit = (event?: BaseSyntheticEvent) => {
    setMessage(undefined)
    return handleSubmit((checked) =>
      send(checked, { key: keyOfAttempt.of(getValues()), version: basis.current.version }),
    )(event)
  }

  return {
    form,
    message,
    conflict,
    restored,
    submit,
    discard: () => {
      forgetDraft()
      basis.current = { version, values }
      reset(forFields<Input>(values))
    },
    takeNewer: () => {
      if (conflict === undefined) return
      basis.current = conflict
      forgetDraft()
      reset(forFields<Input>(conflict.values))
      setConflict(undefined)
      focusSubmit()
    },
    keepOwn: (except) => {
      if (conflict === undefined) return
      const changed = Object.entries(changedIn(basis.current.values, getValues()))
      const own = Object.fromEntries(changed.filter(([field]) => !except.includes(field)))
      setConflict(undefined)
      focusSubmit()
      void saveOver(conflict, own)
    },
    stopWaiting: () => {
      cancelLate()
      const text =
        'Cancelled. What you typed is still here. It may be saved all the same; send it again to be sure.'
      setMessage({ kind: 'failure', text })
      focusSubmit()
    },
  }
}

/** A value that is not there yet (a file) is none for react-hook-form, too, whose types cannot say so of a generic form. */
const forFields = <TInput extends FieldValues>(values: FormValues<TInput>) => values as DefaultValues<TInput>

/** Shows a document, and over it what was typed. */
function show<TInput extends FieldValues, TOutput>(
  { reset, setValue }: UseFormReturn<TInput, unknown, TOutput>,
  document: FormValues<TInput>,
  typed: Record<string, unknown>,
): void {
  reset(forFields<TInput>(document))
  for (const [field, value] of Object.entries(typed)) {
    setValue(field as Path<TInput>, value as PathValue<TInput, Path<TInput>>, { shouldDirty: true })
  }
}
