import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { save } from '../../../../cms/staff/save'
import { paths } from '../../../../paths'
import { useProtect } from '../../../../session/staff'
import { Button } from '../../../../ui/control/button'
import { Cancelled } from '../../../../ui/feedback/cancelled'
import { useTell } from '../../../../ui/feedback/notices'
import { longMoment } from '../../../../ui/text/date'
import styles from './inbox.module.css'
import { LookForPapersDocument, type InboxFragment } from './queries.generated'
import { Waiting } from './waiting'
import { reasonOf } from '../../../../ui/staff/reason-of'

/** Milliseconds between two looks at whether papers are still being looked for. */
const pause = 1500

/** Papers of the group that the site does not have yet and changes of those that it has, and looking for more. */
export function Inbox({ inbox, reload }: { inbox: InboxFragment; reload: () => Promise<void> }) {
  const { people, isLooking, lookedAt, problems, entries } = inbox
  const protect = useProtect()
  const tell = useTell()
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (!isLooking) return undefined
    const timer = setTimeout(() => void reload(), pause)
    return () => {
      clearTimeout(timer)
    }
  }, [inbox, isLooking, reload])

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
      <p className={styles['about']}>{about(people)}</p>
      <p className={styles['about']}>
        An ORCID iD is given to a member under <Link to={paths.addMembers}>Manage Members</Link>, to the
        leader as a link to orcid.org in the <Link to={`${paths.addSettings}#leader`}>site settings</Link>.
      </p>
      <p className={styles['about']}>
        Crossref is asked about stored papers that have a DOI, too: volume and pages that have come, titles
        that were mended, retractions and corrections. Each change can be taken or left by itself.
      </p>
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
          {!busy && entries.length === 0 && ' Nothing waits.'}
        </span>
      </div>
      {problems.length > 0 && !busy && (
        <ul className={styles['problems']}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Waiting key={lookedAt} entries={entries} />
    </>
  )
}

function about(people: number): string {
  if (people === 0)
    return 'Papers are found by the ORCID iDs of the group, and nobody of the group has one here yet.'
  const records =
    people === 1 ? 'the ORCID record of one person' : `the ORCID records of ${String(people)} people`
  return `Each night ${records} of the group are read. Papers of their years in the group that this site does not have wait here: take them, or say that you do not want to be asked again.`
}
