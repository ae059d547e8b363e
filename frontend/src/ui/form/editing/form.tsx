import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { GenericSchema } from 'valibot'
import { Button } from '../../control/button'
import { notYet } from '../../feedback/patience'
import { useLateHere } from '../../feedback/patiently'
import { Conflict } from './conflict'
import { useUploaded } from '../../staff/uploaded'
import { Question } from '../../feedback/question'
import { dropDraft, hasFile } from '../../staff/draft'
import { UnsavedInForm, useUnsaved, type Unsaved } from '../../staff/unsaved'
import * as styles from './form.module.css'
import { useEditingForm, type Editing, type Message } from './use-editing-form'

interface FormProps<TSchema extends GenericSchema<FieldValues, FieldValues>> extends Editing<TSchema> {
  submit?: string
  busy?: string
  /** Told when the person gives up what was typed, which is no draft any more then. */
  onCancel?: (() => void) | undefined
  /** What else can be done, beside the buttons. */
  besides?: ReactNode
  /** For a form that was asked for: the focus goes to its first field, or to the named one. */
  takesFocus?: boolean | string | undefined
  /** For a form of many fields: where there is room, short ones stand side by side, and the way to save stays in sight. */
  isLong?: boolean
  children: ReactNode
}

const leaving = 'Leave without saving?'

const chosenFile: Unsaved = {
  question: leaving,
  about: 'What you typed and the chosen file are lost.',
  isLost: () => true,
}

/**
 * The one form of the staff area. It checks before it sends, puts every message beside its field, keeps what is typed
 * through a reload, a lost connection or an expired session, and never overwrites what somebody else has saved.
 */
export function Form<TSchema extends GenericSchema<FieldValues, FieldValues>>({
  submit = 'Save',
  busy = 'Saving…',
  onCancel,
  takesFocus = false,
  isLong = false,
  besides,
  children,
  ...editing
}: FormProps<TSchema>) {
  const element = useRef<HTMLFormElement>(null)
  const { form, message, conflict, restored, ...act } = useEditingForm(element, editing)
  const isSending = form.formState.isSubmitting
  const isLate = useLateHere(isSending)
  const { getValues } = form
  const isFileChosen = useCallback(() => Object.values(getValues()).some(hasFile), [getValues])
  const isLost = useCallback(
    () => editing.draft === undefined || isFileChosen(),
    [editing.draft, isFileChosen],
  )
  useUnsaved(form.formState.isDirty, {
    question: leaving,
    about:
      editing.draft === undefined
        ? 'What you typed is lost.'
        : 'What you typed waits in this browser. A chosen file does not.',
    isLost,
  })
  const [inside] = useState(() => new Set<Unsaved>())
  const [asked, setAsked] = useState<Pick<Unsaved, 'question' | 'about'>>()
  const giveUp = () => {
    if (editing.draft !== undefined) dropDraft(editing.draft)
    onCancel?.()
  }
  const status = useId()
  const actions = useRef<HTMLDivElement>(null)
  // What is told stands above the buttons, and moves them: behind the staff's bar, where they do not stay in sight by themselves.
  useEffect(() => {
    if (!isSending && message === undefined) return
    if (actions.current?.contains(document.activeElement))
      actions.current.scrollIntoView({ block: 'nearest' })
  }, [isSending, message])

  useEffect(() => {
    if (takesFocus === false) return
    const wanted =
      takesFocus === true ? 'input, select, textarea' : `[name="${takesFocus}"], [data-field="${takesFocus}"]`
    element.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [takesFocus])

  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside */}
      <form
        ref={element}
        className={styles['form']}
        data-long={isLong || undefined}
        noValidate
        aria-describedby={status}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void act.submit(event)
        }}
        onKeyDown={(event) => {
          const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
          // A link opens another window by these keys.
          if (!isShortcut || event.target instanceof HTMLAnchorElement) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        {restored && (
          <p className={styles['restored']}>
            {restored === 'before'
              ? 'What you typed before is still here.'
              : 'What you type in another window stands here too, and is saved with the rest.'}{' '}
            <Button onClick={act.discard}>Start afresh</Button>
          </p>
        )}
        <p className={styles['explained']}>
          <span aria-hidden="true">*</span> must be filled in
        </p>
        <UnsavedInForm value={inside}>
          <div className={styles['fields']}>{children}</div>
        </UnsavedInForm>
        {conflict && (
          <Conflict differences={conflict.differences} onTakeNewer={act.takeNewer} onKeepOwn={act.keepOwn} />
        )}
        <div ref={actions} className={styles['actions']}>
          <Status id={status} message={message} sending={isSending ? busy : undefined} isLate={isLate} />
          {/* Not `disabled`, which would take the focus away from whoever pressed it. */}
          <Button
            kind="main"
            type="submit"
            aria-disabled={isSending}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {isSending ? busy : submit}
          </Button>
          {isLate && <Button onClick={act.stopWaiting}>Cancel sending</Button>}
          {onCancel && (
            <Button
              onClick={() => {
                const lost = form.formState.isDirty && isFileChosen() ? chosenFile : [...inside].at(-1)
                if (lost?.isLost()) setAsked(lost)
                else giveUp()
              }}
            >
              Cancel
            </Button>
          )}
          {besides}
        </div>
      </form>
      {asked && (
        <Question
          question={asked.question}
          about={asked.about}
          confirm="Leave"
          onAnswer={(yes) => {
            setAsked(undefined)
            if (yes) giveUp()
          }}
        />
      )}
    </FormProvider>
  )
}

/**
 * What is being done, and how it ended.
 * @param props.sending what is said while it is sent
 */
const Status = ({
  id,
  message,
  sending,
  isLate,
}: {
  id: string
  message: Message | undefined
  sending: string | undefined
  isLate: boolean
}) => (
  <div id={id} className={styles['message']}>
    <p role="status">
      {isLate
        ? `${notYet} What you typed is kept: wait, or cancel and send it again later.`
        : (sending ?? (message?.kind === 'success' && message.text))}
    </p>
    {sending !== undefined && <UploadedPart />}
    {message?.address !== undefined && (
      <p>
        <Link to={message.address}>See it on the site</Link>
      </p>
    )}
    <p role="alert">{message?.kind === 'failure' && message.text}</p>
  </div>
)

/** How much of a chosen file is there. */
function UploadedPart() {
  const part = useUploaded()
  return part !== undefined && <progress value={part} max={1} aria-label="Upload of the file" />
}
