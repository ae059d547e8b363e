import { useContext, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHiddenLines } from '../../features/admin-hub/staff/use-hidden-lines'
import { nouns } from '../../nouns'
import { paths } from '../../paths'
import { OpenPartContext } from '../../session/edit-part'
import { safetyPages } from '../../staff/safety-pages'
import { useDrafts } from '../../staff/use-drafts'
import { useGoneDraft } from '../../staff/use-gone'
import { Icon } from '../../ui/control/icon'
import { useSaving } from '../../ui/feedback/patiently'
import { useTellLate } from '../../ui/staff/use-tell-late'
import { BarMenu } from './bar-menu'
import { cardsHere } from './cards-here'
import { editsHere, nameOf } from './edits-here'
import { SignOutControl } from './sign-out-control'
import { useOthersChanges } from './use-others-changes'
import * as styles from './staff-bar.module.css'

export { Leaving } from './leaving'

const pages = [...(nouns.site.card ? [nouns.site.card] : []), ...safetyPages]

/**
 * What whoever is signed in can do from every page: add what belongs to it, edit it, and find the pages of the staff
 * area, what waits and what is being saved.
 */
export function StaffBar() {
  const { pathname } = useLocation()
  useOthersChanges()
  useGoneDraft()
  useTellLate()
  const cards = cardsHere(pathname)
  const drafts = useDrafts()
  const here = cards.filter(({ isHere, to }) => isHere && to !== pathname)
  return (
    <nav
      id="staff"
      tabIndex={-1}
      aria-label="Staff"
      className={styles['bar']}
      data-unfinished={drafts.length > 0 || undefined}
    >
      {here.map(({ to, title }) => (
        <Link key={to} to={to} className={styles['entry']}>
          <Icon name="plus" size={16} /> <span className={styles['word']}>{title}</span>
        </Link>
      ))}
      <BarMenu label="Add">
        {cards.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className={styles['entry']}>
              {title}
            </Link>
          </li>
        ))}
      </BarMenu>
      <EditMenu />
      <Waiting drafts={drafts} />
      <Saving />
      <BarMenu label="Site" isRow>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className={styles['entry']} aria-current={to === pathname ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <SignOutControl />
        </li>
      </BarMenu>
    </nav>
  )
}

/** The parts of the present page that can be edited. */
function EditMenu() {
  const { pathname } = useLocation()
  const openPart = useContext(OpenPartContext)
  const [edits, setEdits] = useState<HTMLButtonElement[]>([])
  if (pathname.startsWith(paths.add)) return null
  return (
    <BarMenu
      label="Edit"
      rest="this page"
      onOpen={() => {
        setEdits(editsHere())
      }}
    >
      {edits.map((button) => (
        <li key={nameOf(button)}>
          <button
            type="button"
            className={styles['entry']}
            onClick={() => {
              button.click()
            }}
          >
            {nameOf(button).replace('Edit ', '')}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles['entry']}
          onClick={() => {
            openPart({ part: 'banners' })
          }}
        >
          Banner
        </button>
      </li>
    </BarMenu>
  )
}

/**
 * What waits: what was typed and is not saved, with the way back to it, and what visitors do not get now. That is asked for
 * when somebody opens the list: a page that is read wakes no CMS.
 */
function Waiting({ drafts }: { drafts: ReturnType<typeof useDrafts> }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <BarMenu
      label={drafts.length === 0 ? 'Not shown' : `Unfinished (${String(drafts.length)})`}
      onOpen={() => {
        setAsked(true)
      }}
    >
      {drafts.map(({ name, path, words }) => (
        <li key={name}>
          <Link to={path} state={{ draft: name }} className={styles['entry']}>
            {words}
          </Link>
        </li>
      ))}
      {isAsked && <NotShownLines />}
    </BarMenu>
  )
}

function NotShownLines() {
  const lines = useHiddenLines()
  if (lines === undefined) return <li className={styles['note']}>Loading…</li>
  if (lines.length === 0) return <li className={styles['note']}>Nothing is hidden from visitors.</li>
  return lines.map(({ documentId, word, title, path, when }) => (
    <li key={documentId}>
      <Link to={path} className={styles['entry']}>
        {word}: {title} – {when}
      </Link>
    </li>
  ))
}

/** The forms tell screen readers of their own saves. */
function Saving() {
  const isSaving = useSaving()
  return <p className={styles['saving']}>{isSaving && 'Saving…'}</p>
}
