import { useEffect, useState } from 'react'
import { save } from '../../../../cms/staff/save'
import { useProtect } from '../../../../session/staff'
import type { Again } from '../../../../staff/staff-data'
import { Button } from '../../../../ui/control/button'
import { Cancelled } from '../../../../ui/feedback/cancelled'
import { useTell } from '../../../../ui/feedback/notices'
import { longMoment } from '../../../../ui/staff/typed-date'
import * as styles from './inbox.module.css'
import { LookForPapersDocument, type InboxFragment } from './queries.generated'
import { Sources } from './sources'
import { Waiting } from './waiting'
import { reasonOf } from '../../../../ui/feedback/reason-of'

/** Milliseconds between two looks at whether papers are still being looked for. */
const pause = 1500
const longestPause = 60_000

/** Papers of the group that the site does not have yet and changes of those that it has, and looking for more. */
export function Inbox({ inbox, reload, follow }: { inbox: InboxFragment } & Again) {
  const { isLooking, lookedAt, problems, entries } = inbox
  const protect = useProtect()
  const tell = useTell()
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (!isLooking) return undefined
    let timer: ReturnType<typeof setTimeout>
    // Each answer begins it anew; without one it is asked less and less often.
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => {
        wait(Math.min(2 * milliseconds, longestPause))
        void follow()
      }, milliseconds)
    }
    wait(pause)
    return () => {
      clearTimeout(timer)
    }
  }, [inbox, isLooking, follow])

  const look = async () => {
    setAsking(true)
    try {
      await protect(() => save(LookForPapersDocument, {}))
      await reload()
    } catch (error) {
      if (error instanceof Cancelled) return
      tell({ kind: 'failed', text: reasonOf(error) })
    } finally {
      setAsking(false)
    }
  }

  const busy = asking || isLooking
  return (
    <>
      <Sources inbox={inbox} />
      <div className={styles['look']}>
        <Button
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void look()
          }}
        >
          {busy ? 'Looking…' : 'Look now'}
        </Button>
        <span role="status">
          {!busy && lookedAt !== null && `Last looked: ${longMoment(lookedAt)}.`}
          {!busy &&
            entries.length === 0 &&
            (problems.length > 0 ? ' Nothing was found, and not everything was asked:' : ' Nothing waits.')}
        </span>
      </div>
      {problems.length > 0 && !busy && (
        <ul className={styles['problems']}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Waiting lookedAt={lookedAt} entries={entries} />
    </>
  )
}
