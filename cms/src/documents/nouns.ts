import type { UID } from '@strapi/strapi'
import { eventRules } from '../api/event/rules'
import { facilityRules } from '../api/facility/rules'
import { galleryImageRules } from '../api/gallery-image/rules'
import { memberRules } from '../api/member/rules'
import { publicationRules } from '../api/publication/rules'
import { siteRules } from '../api/site/rules'
import { updateRules } from '../api/update/rules'
import type { Rules } from './rules'

/** Every content type of the site with the rules that its documents obey. */
export const nouns: ReadonlyMap<UID.ContentType, Rules> = new Map<UID.ContentType, Rules>([
  ['api::publication.publication', publicationRules(() => new Date())],
  ['api::event.event', eventRules],
  ['api::facility.facility', facilityRules],
  ['api::update.update', updateRules],
  ['api::member.member', memberRules],
  ['api::gallery-image.gallery-image', galleryImageRules],
  ['api::site.site', siteRules],
])
