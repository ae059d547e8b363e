import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState, type BaseSyntheticEvent, type RefObject } from 'react'
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { useTell } from '../../feedback/notices'
import { cancelLate } from '../../feedback/patiently'
import { reasonOf } from '../../feedback/reason-of'
import { ConflictError, SaveError } from '../../feedback/save-error'
import { readDraft } from '../../staff/draft'
import type { Difference } from './difference'
import { changedIn, snapshot } from './rebase'
import { useAttemptKey } from './use-attempt-key'
import { forFields, useBasis, type FormValues, type Version } from './use-basis'
import { useConflict } from './use-conflict'
import { useDraft, type Restored } from './use-draft'

/** What a save is told beside the values. */
export interface SaveContext {
  /** The same for every attempt to save the same thing, so that a repeated one happens once. */
  key: string
  /** The version that the values are based on; undefined for something new. */
  version: number | undefined
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
  /** Waits until nothing is on its way into the values; resolves to whether it had to. What it throws is shown. */
  ready?: () => Promise<boolean>
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

/** What the parts of a form show and do. */
export interface EditingForm<TInput extends FieldValues, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>
  message: Message | undefined
  conflict: { differences: Difference[] } | undefined
  restored: Restored | undefined
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
    ready,
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
  const shown = { version, values }
  const [kept] = useState(() => (draft === undefined ? undefined : readDraft(draft)))
  const form = useForm<Input, unknown, InferOutput<TSchema>>({
    resolver: valibotResolver(schema),
    // What was typed before a reload comes back.
    defaultValues: forFields<Input>(Object.assign({}, values, kept?.values)),
  })
  const { handleSubmit, setError, getValues, formState } = form
  const [message, setMessage] = useState<Message>()
  const basis = useBasis(form, kept?.basis ?? shown)
  const { conflict, ask, end } = useConflict<Input>(element, basis)
  const isBusy = formState.isSubmitting || conflict !== undefined
  const { restored, forget, isReplaced, forgetReplaced } = useDraft(form, draft, basis, {
    shown,
    isBusy,
    isRestored: kept !== undefined,
    onTyped: () => {
      setMessage((told) => (told?.kind === 'failure' ? undefined : told))
    },
  })
  const keyOfAttempt = useAttemptKey(draft)
  const tell = useTell()

  useEffect(() => {
    // What the server finds wrong may stand far above the button, as what the form finds wrong.
    if (message?.kind === 'failure')
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [element, message])

  // The page may bring a newer version of the document while somebody types.
  useEffect(() => {
    if (isBusy || version === undefined || version <= (basis.current().version ?? -1)) return
    const own = basis.typedOver({ version, values })
    // Somebody else has changed what is being typed: the save will be refused, and the person asked.
    if (own !== undefined) basis.stand(shown, own)
  })

  // The buttons of a conflict, and the one that stops the waiting, go away.
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
    // Somebody may have closed it while it was saved.
    if (element.current === null) tell({ kind: 'failed', text })
    if (!(error instanceof SaveError)) console.error(error)
  }

  /** @param sent what the form held then */
  const showSaved = (checked: InferOutput<TSchema>, sent: Record<string, unknown>, saved: unknown) => {
    keyOfAttempt.forget()
    basis.remember(undefined)
    if (isReplaced()) {
      tell({ kind: 'done', text: success ?? 'Saved.' })
      forgetReplaced(sent)
      return
    }
    forget(true)
    const since = changedIn(sent, getValues())
    // What was saved is shown until the page brings it.
    basis.stand(newer ? { ...basis.current(), values: sent, isSaved: true } : shown, since)
    const address = shownAt?.(checked, typeof saved === 'string' ? saved : '')
    if (Object.keys(since).length > 0) {
      const text = `${success ?? 'Saved.'} What you typed meanwhile is not saved yet.`
      setMessage({ kind: 'success', text, address })
      onStays?.(saved)
      return
    }
    if (success !== undefined) setMessage({ kind: 'success', text: success, address })
    onSaved?.(checked)
  }

  const send = async (checked: InferOutput<TSchema>, attempt: SaveContext) => {
    const sent = snapshot(getValues())
    let saved: unknown
    try {
      if (await ready?.()) {
        await submit()
        return
      }
      saved = await save(checked, attempt)
    } catch (error) {
      if (error instanceof ConflictError && newer) {
        const theirs = { version: Number(error.current['version']), values: newer(error.current) }
        const own = theirs.version > (basis.current().version ?? 0) ? basis.typedOver(theirs) : undefined
        if (own === undefined) ask(theirs)
        else await saveOver(theirs, own)
        return
      }
      basis.remember(sent)
      tellFailure(error)
      return
    }
    if (saved === false) basis.remember(sent)
    else showSaved(checked, sent, saved)
  }

  const submit = (event?: BaseSyntheticEvent) => {
    setMessage(undefined)
    return handleSubmit((checked) =>
      send(checked, { key: keyOfAttempt.of(getValues()), version: basis.current().version }),
    )(event)
  }

  /** Saves what was typed upon a newer version. */
  const saveOver = (theirs: Version<Input>, own: Record<string, unknown>) => {
    basis.stand(theirs, own)
    return submit()
  }

  return {
    form,
    message,
    conflict,
    restored,
    submit,
    discard: () => {
      forget()
      basis.stand(shown)
    },
    takeNewer: () => {
      if (conflict === undefined) return
      forget()
      basis.stand(conflict.newer)
      end()
      focusSubmit()
    },
    keepOwn: (except) => {
      if (conflict === undefined) return
      const own = Object.entries(basis.typed()).filter(([field]) => !except.includes(field))
      end()
      focusSubmit()
      void saveOver(conflict.newer, Object.fromEntries(own))
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
