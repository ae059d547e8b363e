import { Button } from '../../ui/control/button'
import { useTell } from '../../ui/feedback/notices'
import { rescueFocus } from '../../ui/page/page-focus'
import { signOut } from '../../session/sign-in'
import { reasonOf } from '../../ui/feedback/reason-of'

/** Ends the session. */
export function SignOutControl() {
  const tell = useTell()
  return (
    <Button
      ref={rescueFocus}
      onClick={() => {
        signOut().then(
          () => {
            tell({ kind: 'done', text: 'You are signed out.' })
          },
          (error: unknown) => {
            tell({
              kind: 'failed',
              text: `You are still signed in. ${reasonOf(error)}`,
            })
          },
        )
      }}
    >
      Sign out
    </Button>
  )
}
