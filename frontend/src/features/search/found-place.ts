import { slideAddress } from '../../content/gallery-slide'
import type { ContentKind } from '../../content/noun'
import { paths } from '../../paths'
import type { FoundFragment } from './queries.generated'

/** A text of the settings: the page that it stands on, and what that is called. */
const settingsPages: Record<string, { name: string; address: string } | undefined> = {
  homeIntroduction: { name: 'Welcome', address: paths.home },
  joinUs: { name: 'Join us', address: `${paths.home}#join` },
  moreText: { name: 'More', address: paths.more },
  profileText: { name: 'Profile', address: paths.profile },
  privacy: { name: 'Privacy', address: paths.privacy },
  accessibility: { name: 'Accessibility', address: paths.accessibility },
}
const contact = { name: 'Contact', address: paths.contact }

const settingsPage = ({ field }: FoundFragment) => settingsPages[field ?? ''] ?? contact

/** What each kind is called in the list of what was found, and the address that shows one of it. */
export const foundKinds: Record<ContentKind, { heading: string; address: (found: FoundFragment) => string }> =
  {
    member: {
      heading: 'People',
      address: ({ field, slug }) =>
        field === 'leader' ? paths.leader(slug ?? '') : paths.person(slug ?? ''),
    },
    publication: { heading: 'Publications', address: () => paths.publications },
    researchLine: { heading: 'Research', address: ({ documentId }) => paths.researchLine(documentId) },
    event: {
      heading: 'Events',
      address: ({ eventType, documentId }) =>
        eventType === null ? paths.event : paths.eventPage(eventType, documentId),
    },
    update: { heading: 'Updates', address: ({ documentId }) => paths.update(documentId) },
    facility: { heading: 'Facilities', address: ({ documentId }) => paths.facility(documentId) },
    galleryImage: {
      heading: 'Gallery',
      address: ({ place }) => slideAddress(place ?? 0),
    },
    file: { heading: 'Gallery', address: () => paths.gallery },
    customPage: { heading: 'Pages of the group', address: ({ slug }) => paths.customPage(slug ?? '') },
    site: { heading: 'Pages', address: (found) => settingsPage(found).address },
  }

/** What one that was found is called. */
export const foundTitle = (found: FoundFragment): string => found.title ?? settingsPage(found).name
