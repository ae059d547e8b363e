import { useId, useState } from 'react'
import { useProtect } from '../../../session/staff'
import { Button } from '../../../ui/control/button'
import * as fieldStyles from '../../../ui/control/field.module.css'
import { Cancelled } from '../../../ui/feedback/cancelled'
import * as formStyles from '../../../ui/form/editing/form.module.css'
import { changePassword } from './change-password'
import { reasonOf } from '../../../ui/feedback/reason-of'
import * as styles from './settings-section.module.css'

/** As long as `npm run staff:password` wants it; the CMS decides. */
const fewestCharacters = 12

type Said = { kind: 'status' | 'alert'; text: string } | undefined

/**
 * Changes the shared password. Not one of the forms that keep what is typed: a password is written down nowhere.
 */
export function PasswordSection() {
  const protect = useProtect()
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)
  const title = useId()

  const submit = async (form: HTMLFormElement) => {
    const [present, wanted, again] = ['password', 'newPassword', 'again'].map((name) => textIn(form, name))
    const problem = problemOf(wanted ?? '', again ?? '')
    if (problem !== undefined) {
      setSaid({ kind: 'alert', text: problem })
      return
    }
    setBusy(true)
    setSaid(undefined)
    try {
      await protect(() => changePassword(present ?? '', wanted ?? ''))
      form.reset()
      setSaid({
        kind: 'status',
        text: 'The password was changed. Everybody else must sign in with the new one.',
      })
    } catch (error) {
      if (!(error instanceof Cancelled)) setSaid({ kind: 'alert', text: reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section id="password" tabIndex={-1} aria-labelledby={title} className={styles['section']}>
      <div className={styles['head']}>
        <h2 id={title} className={styles['title']}>
          Password
        </h2>
        <p className={styles['about']}>
          The one password that all staff share. A new one signs everybody out but you; tell them.
        </p>
      </div>
      <div className={styles['form']}>
        <form
          className={formStyles['form']}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void submit(event.currentTarget)
          }}
        >
          {/* Password managers file a password under a name; the shared one belongs to everybody. */}
          <input type="text" name="username" autoComplete="username" value="staff" readOnly hidden />
          <PasswordField name="password" label="Present password" autoComplete="current-password" />
          <PasswordField
            name="newPassword"
            label="New password"
            autoComplete="new-password"
            hint={`At least ${String(fewestCharacters)} characters.`}
          />
          <PasswordField name="again" label="New password again" autoComplete="new-password" />
          <div className={formStyles['message']}>
            <p role="status">{busy ? 'Changing…' : said?.kind === 'status' && said.text}</p>
            <p role="alert">{said?.kind === 'alert' && said.text}</p>
          </div>
          <div className={formStyles['actions']}>
            <Button kind="main" type="submit" aria-disabled={busy}>
              Change the password
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}

function PasswordField({
  name,
  label,
  hint,
  autoComplete,
}: {
  name: string
  label: string
  hint?: string
  autoComplete: string
}) {
  const id = useId()
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id} className={fieldStyles['label']}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="password"
        required
        autoComplete={autoComplete}
        aria-describedby={hint && `${id}-hint`}
        className={fieldStyles['input']}
      />
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}

function textIn(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name)
  return typeof text === 'string' ? text : ''
}

function problemOf(wanted: string, again: string): string | undefined {
  if (Array.from(wanted).length < fewestCharacters)
    return `The new password is shorter than ${String(fewestCharacters)} characters.`
  return wanted === again ? undefined : 'The two new passwords are not the same.'
}
