import { useEffect } from 'react'
import { useTell } from '../feedback/notices'
import { notYet } from '../feedback/patience'
import { cancelLate, useLateElsewhere } from '../feedback/patiently'

/** Tells that what somebody has asked for is late, as long as it is. */
export function useTellLate(): void {
  const tell = useTell()
  const isLate = useLateElsewhere()
  useEffect(() => {
    if (!isLate) return
    return tell({
      kind: 'failed',
      text: `${notYet} Wait, or cancel and try again later.`,
      action: {
        label: 'Cancel',
        run: () => {
          cancelLate()
          tell({
            kind: 'failed',
            text: 'Cancelled. It may be done all the same: load the page again to see.',
          })
        },
      },
    })
  }, [isLate, tell])
}
