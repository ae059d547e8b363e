import type { UID } from '@strapi/strapi'
import type { Section } from '../files/sections'

export interface SampleType {
  uid: UID.ContentType
  /** File in the seed folder: one object for a single type, else a list in the order of creation. */
  file: string
  /** Where a picture goes that stands in this top field. */
  section: (field: string) => Section
}

const always = (section: Section) => () => section

/** In the order of filling: the site comes first, because its group name is part of every picture's address. */
export const sampleTypes: readonly SampleType[] = [
  {
    uid: 'api::site.site',
    file: 'site.json',
    section: (field) => (field === 'newsImages' ? 'News' : field === 'leader' ? 'Team' : 'Gallery'),
  },
  { uid: 'api::publication.publication', file: 'publications.json', section: always('Gallery') },
  { uid: 'api::update.update', file: 'updates.json', section: always('Gallery') },
  { uid: 'api::event.event', file: 'events.json', section: always('Events') },
  { uid: 'api::facility.facility', file: 'facilities.json', section: always('Facilities') },
  { uid: 'api::member.member', file: 'members.json', section: always('Team') },
  { uid: 'api::gallery-image.gallery-image', file: 'gallery-images.json', section: always('Gallery') },
]
