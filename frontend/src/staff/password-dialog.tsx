import { useId, useState } from 'react'
import { Button } from '../ui/control/button'
import { Dialog } from '../ui/staff/dialog'
import * as fieldStyles from '../ui/control/field.module.css'
import { notYet } from '../ui/feedback/patience'
import { cancelLate, useLateHere } from '../ui/feedback/patiently'
import { whyOver } from '../session/session'
import { signIn } from '../session/sign-in'
import { keepName, keptName } from './kept-name'
import * as styles from './password-dialog.module.css'

/** @param props.onClose told whether the person is signed in now */
export function PasswordDialog({ onClose }: { onClose: (signedIn: boolean) => void }) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useId()
  const isLate = useLateHere(busy)
  const cancel = () => {
    cancelLate()
    onClose(false)
  }

  const submit = async (form: FormData) => {
    setBusy(true)
    setProblem('')
    try {
      const name = nameIn(form)
      const password = form.get('password')
      await signIn(typeof password === 'string' ? password : '', name)
      keepName(name)
      onClose(true)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The site could not answer. Try again in a moment.')
      setBusy(false)
    }
  }

  return (
    <Dialog title="Staff password" onClose={cancel}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit(new FormData(event.currentTarget))
        }}
      >
        {/* Password managers file a password under a name; the shared one belongs to everybody. */}
        <input type="text" name="username" autoComplete="username" value="staff" readOnly hidden />
        <p className={styles['why']}>{whyOver()}</p>
        <label htmlFor={field}>Password</label>
        <input
          id={field}
          name="password"
          className={fieldStyles['input']}
          type="password"
          autoComplete="current-password"
          required
          // The dialog was opened for this one thing.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-invalid={problem !== ''}
          aria-describedby={`${field}-problem`}
        />
        <p id={`${field}-problem`} role="alert" className={styles['problem']}>
          {problem}
        </p>
        <label htmlFor={`${field}-name`}>Your name (optional)</label>
        <input
          id={`${field}-name`}
          name="name"
          className={fieldStyles['input']}
          autoComplete="name"
          maxLength={40}
          defaultValue={keptName()}
          aria-describedby={`${field}-about`}
        />
        <p id={`${field}-about`} className={fieldStyles['hint']}>
          It stands in the history beside your changes, so that colleagues know whom to ask. Nobody checks it.
          This browser remembers it.
        </p>
        <p role="status">{isLate && notYet}</p>
        <div className={styles['actions']}>
          <Button onClick={cancel}>Cancel</Button>
          <Button kind="main" type="submit" aria-disabled={busy}>
            {busy ? 'Checking…' : 'Continue'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function nameIn(form: FormData): string {
  const name = form.get('name')
  return typeof name === 'string' ? name.trim() : ''
}
