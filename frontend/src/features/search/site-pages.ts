import { eventTitles } from '../../content/event-titles'
import { memberTitles } from '../../content/member-titles'
import { eventTypes, memberCategories, paths } from '../../paths'

/** A page that somebody may look for by its name. */
export interface SitePage {
  title: string
  address: string
  /** What else it is looked for by. */
  words: string
}

const pages: SitePage[] = [
  { title: 'Team', address: paths.team, words: 'people members staff group students' },
  ...memberCategories.map((category) => ({
    title: memberTitles[category],
    address: paths.members(category),
    words: { presentGroupMembers: 'team', pastGroupMembers: 'alumni', researchCollaborators: 'team' }[
      category
    ],
  })),
  { title: 'Events', address: paths.event, words: 'calendar talks seminars' },
  ...eventTypes.map((type) => ({ title: eventTitles[type], address: paths.events(type), words: 'events' })),
  { title: 'News', address: paths.news, words: '' },
  { title: 'Updates', address: paths.updates, words: 'news announcements' },
  { title: 'Facilities', address: paths.facilities, words: 'instruments equipment laboratories labs' },
  { title: 'Research', address: paths.researchIntrest, words: 'interests topics' },
  { title: 'Publications', address: paths.publications, words: 'papers articles theses patents' },
  { title: 'Reference list', address: paths.references(''), words: 'references citations bibliography' },
  { title: 'Gallery', address: paths.gallery, words: 'pictures images photos' },
  {
    title: 'Contact',
    address: paths.contact,
    words: 'phone telephone e-mail email address map directions office',
  },
  { title: 'Privacy', address: paths.privacy, words: 'cookies data protection' },
  { title: 'Accessibility', address: paths.accessibility, words: '' },
]

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The pages whose names hold every word of a question, or that are looked for by it. The last letters of a longer word may be
 * missing.
 */
export function pagesFor(q: string): SitePage[] {
  const sought = wordsIn(q)
  if (sought.length === 0) return []
  return pages.filter(({ title, words }) => {
    const own = wordsIn(`${title} ${words}`)
    return sought.every((word) => own.some((one) => (word.length > 2 ? one.startsWith(word) : one === word)))
  })
}
