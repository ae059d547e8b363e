import type { Core } from '@strapi/strapi'
import { catalogue } from '../find/catalogue'
import { aroundListening } from '../strapi/listening'

/** Reads all publications as soon as the CMS listens, so that the first who searches does not wait for it. */
export function readCatalogue(strapi: Core.Strapi): void {
  aroundListening(strapi, {
    after() {
      catalogue(strapi).catch((error: unknown) => {
        // Whoever searches next tries again, and is told if it fails again.
        strapi.log.warn(`The publications were not read after the start: ${String(error)}`)
      })
    },
  })
}
