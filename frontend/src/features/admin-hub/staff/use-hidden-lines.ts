import { askAnew } from '../../../cms/apollo/apollo-browser'
import { nouns } from '../../../nouns'
import { paths } from '../../../paths'
import { unicodeText } from '../../../ui/text/scientific-text'
import { nameOfGalleryImage } from '../../../staff/name-of-gallery-image'
import { StaffHiddenDocument, type StaffHiddenQuery } from '../../../staff/schedule/queries.generated'
import type { Schedule } from '../../../staff/schedule/schedule'
import { scheduleInWords } from '../../../staff/schedule/schedule-in-words'
import { useForStaff } from '../../../staff/schedule/use-for-staff'

const load = () => askAnew(StaffHiddenDocument, {})

interface Hidden extends Schedule {
  documentId: string
  /** Its kind. */
  word: string
  title: string
  /** Where staff see and publish it. */
  path: string
}

const hiddenIn = ({
  events,
  updates,
  customPages,
  publications,
  galleryImages,
}: StaffHiddenQuery['hidden']): Hidden[] => [
  ...events.map((event) => ({ ...event, word: nouns.event.word, path: paths.events(event.event_type) })),
  ...updates.map((update) => ({ ...update, word: nouns.update.word, path: paths.addUpdates })),
  ...customPages.map((page) => ({ ...page, word: nouns.customPage.word, path: paths.addPage })),
  ...publications.map((paper) => ({ ...paper, word: nouns.publication.word, path: paths.publications })),
  ...galleryImages.map((entry) => ({
    ...entry,
    word: nouns.galleryImage.word,
    title: nameOfGalleryImage(entry),
    path: paths.addImage,
  })),
]

/**
 * Drafts, and what waits for its moment or is over, of every kind: each in words, with the way to where it is published.
 * Undefined until it has come.
 */
export function useHiddenLines() {
  const found = useForStaff(load, 'What visitors do not see')
  if (found === undefined) return undefined
  return hiddenIn(found.hidden).map(({ documentId, word, title, path, ...schedule }) => ({
    documentId,
    word,
    title: unicodeText(title),
    path,
    when: scheduleInWords(schedule),
  }))
}
