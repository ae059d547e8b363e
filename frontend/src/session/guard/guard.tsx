import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../ui/control/button'
import { isAuthenticated, subscribe } from '../session'
import { checkSession } from '../sign-in'
import * as styles from './guard.module.css'
import { useAfterPassword, useIsAuthenticated } from '../staff'

/**
 * What stands before a page of the staff area. It keeps the page from people who would get nothing but refusals; what
 * may be changed is decided by the server.
 */
export function Guard({ children }: { children: ReactNode }) {
  const authenticated = useIsAuthenticated()
  const [open, setOpen] = useState(false)
  if (authenticated && !open) setOpen(true)
  const afterPassword = useAfterPassword()
  // Who closes the prompt stays before the page, with the button to open it again.
  const ask = useCallback(() => {
    afterPassword(() => undefined)
  }, [afterPassword])

  // Only when the page is opened: who signs out here is not asked to sign in again.
  useEffect(() => {
    if (!isAuthenticated()) ask()
    else
      void checkSession().then((over) => {
        if (over) ask()
      })
  }, [ask])

  // What happens in another window takes no form away from whoever fills it in: its save asks for the password.
  useEffect(
    () =>
      subscribe((elsewhere) => {
        if (!elsewhere && !isAuthenticated()) setOpen(false)
      }),
    [],
  )

  if (open) return children
  return (
    // A page for staff is nothing before it is awake: `boot.ts` wakes it at once.
    <div className={styles['closed']} data-wake="now">
      <p>This page is for the staff of the group.</p>
      <p className={styles['enter']}>
        <Button kind="main" onClick={ask}>
          Enter the password
        </Button>
      </p>
      <noscript>
        <p>Editing needs JavaScript. Turn it on for this site and reload the page.</p>
      </noscript>
    </div>
  )
}
