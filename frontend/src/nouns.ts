import type { ContentKind, Noun } from './content/noun'
import { customPage } from './features/custom-pages/noun'
import { event } from './features/events/noun'
import { facility } from './features/facilities/noun'
import { file, galleryImage } from './features/gallery/noun'
import { member } from './features/members/noun'
import { publication } from './features/publications/noun'
import { researchLine } from './features/research/noun'
import { site } from './features/settings/noun'
import { update } from './features/updates/noun'

/** Every kind of content that the CMS has, in the order in which staff see their cards. */
export const nouns: Record<ContentKind, Noun> = {
  galleryImage,
  file,
  event,
  facility,
  publication,
  update,
  member,
  researchLine,
  customPage,
  site,
}
