import type { UID } from '@strapi/strapi'
import { eventRules } from '../api/event/rules'
import { facilityRules } from '../api/facility/rules'
import { galleryImageRules } from '../api/gallery-image/rules'
import { member } from '../api/member/noun'
import { publication } from '../api/publication/noun'
import { siteRules } from '../api/site/rules'
import { updateRules } from '../api/update/rules'
import type { Noun } from '../rules/noun'

/** Every content type of the site with what is true of its documents. */
export const nouns: ReadonlyMap<UID.ContentType, Noun> = new Map<UID.ContentType, Noun>([
  ['api::publication.publication', publication],
  ['api::event.event', { rules: eventRules }],
  ['api::facility.facility', { rules: facilityRules }],
  ['api::update.update', { rules: updateRules }],
  ['api::member.member', member],
  ['api::gallery-image.gallery-image', { rules: galleryImageRules, ordered: 'position' }],
  ['api::site.site', { rules: siteRules }],
])
