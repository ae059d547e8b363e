import type { UID } from '@strapi/strapi'
import { customPage } from '../api/custom-page/noun'
import { event } from '../api/event/noun'
import { facility } from '../api/facility/noun'
import { galleryImage } from '../api/gallery-image/noun'
import { member } from '../api/member/noun'
import { publication } from '../api/publication/noun'
import { researchLine } from '../api/research-line/noun'
import { site } from '../api/site/noun'
import { update } from '../api/update/noun'
import type { Noun } from '../rules/noun'

const collections = [publication, update, event, facility, member, galleryImage, researchLine, customPage]

const uidOf = ({ schema: { info } }: Noun) =>
  `api::${info.singularName}.${info.singularName}` as UID.ContentType

/**
 * Every content type of the site with what is true of its documents, in the order in which samples are filled in: the
 * site comes first, because its group name is part of every picture's address.
 */
export const nouns: ReadonlyMap<UID.ContentType, Noun> = new Map(
  [site(collections.flatMap(({ pages }) => pages)), ...collections].map((noun) => [uidOf(noun), noun]),
)
