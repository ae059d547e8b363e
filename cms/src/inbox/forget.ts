import type { Core } from '@strapi/strapi'
import { inboxRecords } from './record-table'
import { inboxItems } from './table'

/** Forgets what was listed of a person elsewhere: papers that were found by their ORCID iDs, and the lists themselves. */
export async function forgetListed(
  strapi: Core.Strapi,
  { name, orcids }: { name: string; orcids: readonly string[] },
): Promise<void> {
  await inboxItems(strapi).deleteMany({ where: { source: { $endsWith: ` of ${name}` } } })
  for (const orcid of orcids)
    await inboxRecords(strapi).deleteMany({ where: { address: { $contains: orcid } } })
}
