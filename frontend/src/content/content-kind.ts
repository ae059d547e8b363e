import { paths, type EventType, type MemberCategory } from '../paths'

/** What a change or an item of the trash is about, as the CMS calls it. */
export type ContentKind =
  'event' | 'facility' | 'file' | 'galleryImage' | 'member' | 'publication' | 'site' | 'update'

const words: Record<ContentKind, string> = {
  event: 'Event',
  facility: 'Facility',
  file: 'Image',
  galleryImage: 'Gallery image',
  member: 'Member',
  publication: 'Publication',
  site: 'Site settings',
  update: 'Update',
}

export const kindInWords = (kind: ContentKind): string => words[kind]

/** The page that shows something, as far as its kind tells. */
export function pageOf(
  kind: ContentKind,
  where: { eventType?: EventType | undefined; category?: MemberCategory | undefined } = {},
): string {
  const pages: Record<ContentKind, string> = {
    event: where.eventType ? paths.events(where.eventType) : paths.event,
    facility: paths.facilities,
    file: paths.gallery,
    galleryImage: paths.gallery,
    member: where.category ? paths.members(where.category) : paths.team,
    publication: paths.publications,
    site: paths.addSettings,
    update: paths.updates,
  }
  return pages[kind]
}
