import { Link } from 'react-router-dom'
import { askAnew } from '../../../cms/apollo/apollo-browser'
import { nameOfGalleryImage } from '../../../staff/name-of-gallery-image'
import { nouns } from '../../../nouns'
import { paths } from '../../../paths'
import type { Schedule } from '../../../staff/schedule/schedule'
import { StaffHiddenDocument, type StaffHiddenQuery } from '../../../staff/schedule/queries.generated'
import { scheduleInWords } from '../../../staff/schedule/schedule-in-words'
import { useForStaff } from '../../../staff/schedule/use-for-staff'
import { unicodeText } from '../../../ui/text/scientific-text'
import styles from './page.module.css'

const load = () => askAnew(StaffHiddenDocument, {})

interface Line extends Schedule {
  documentId: string
  word: string
  title: string
  /** Where staff see and publish it. */
  path: string
}

const linesOf = ({ events, updates, publications, galleryImages }: StaffHiddenQuery['hidden']): Line[] => [
  ...events.map((event) => ({ ...event, word: nouns.event.word, path: paths.events(event.event_type) })),
  ...updates.map((update) => ({ ...update, word: nouns.update.word, path: paths.addUpdates })),
  ...publications.map((paper) => ({ ...paper, word: nouns.publication.word, path: paths.publications })),
  ...galleryImages.map((entry) => ({
    ...entry,
    word: nouns.galleryImage.word,
    title: nameOfGalleryImage(entry),
    path: paths.addImage,
  })),
]

/** Drafts, and what waits for its moment or is over: of every kind, with the way to where it is published. */
export function HiddenContent() {
  const found = useForStaff(load, 'What visitors do not see')
  const lines = found ? linesOf(found.hidden) : []
  if (lines.length === 0) return null
  const now = new Date()
  return (
    <section className={styles['safety']} aria-labelledby="hidden">
      <h2 id="hidden">Not shown to visitors now</h2>
      <ul>
        {lines.map(({ documentId, word, title, path, ...schedule }) => (
          <li key={documentId}>
            {word}: <Link to={path}>{unicodeText(title)}</Link> – {scheduleInWords(schedule, now)}
          </li>
        ))}
      </ul>
    </section>
  )
}
