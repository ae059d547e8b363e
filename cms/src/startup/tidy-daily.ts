import type { Core } from '@strapi/strapi'
import { forgetFirstPages } from '../attachments/first-pages'
import { forgetKeys } from '../documents/forget-keys'
import { collectFiles } from '../files/collect'
import { forgetFormerImages } from '../files/former-images'
import { sweepFiles } from '../files/sweep'
import { forgetHistory } from '../history/forget'
import { forgetLookups } from '../import/lookup/lookup-table'
import { forgetGone } from '../renditions/claim'
import { dayLength } from '../rules/today'
import { purgeTrash } from '../trash/purge'

/** Removes what has had its time. Several instances may do it at once. */
async function tidy(strapi: Core.Strapi): Promise<void> {
  await purgeTrash(strapi)
  await forgetHistory(strapi)
  await forgetKeys(strapi)
  await forgetLookups(strapi)
  await collectFiles(strapi)
  await forgetFormerImages(strapi)
  await forgetGone(strapi)
  await forgetFirstPages(strapi)
  await sweepFiles(strapi)
}

/** Tidies now and once a day. A fault there keeps nobody from starting the site. */
export async function tidyDaily(strapi: Core.Strapi): Promise<void> {
  const run = () =>
    tidy(strapi).catch((error: unknown) => {
      // It is tried again tomorrow; nothing is lost until then.
      strapi.log.error(
        `Tidying up failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
    })
  await run()
  setInterval(() => void run(), dayLength).unref()
}
