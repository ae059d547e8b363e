import type { Core } from '@strapi/strapi'
import { aroundListening } from '../strapi/listening'
import { beforeStopping } from '../strapi/stopping'
import { workInBackground, type Work } from './background'
import { announcements } from './count'

/** Does some work in the background, and after each change of the content. */
export function workAfterChanges(strapi: Core.Strapi, work: Work): void {
  const wake = workInBackground(strapi, work)
  aroundListening(strapi, {
    after() {
      announcements.on('changed', wake)
    },
  })
  beforeStopping(strapi, () => {
    announcements.off('changed', wake)
  })
}
