import type { Core } from '@strapi/strapi'
import { attempts, sessions } from '../api/staff/tables'
import { firstPagesTable } from '../attachments/first-pages-table'
import { contentVersionTable } from '../content-version/table'
import { creationKeysTable } from '../documents/creation-keys-table'
import { changesTable } from '../history/table'
import { formerImagesTable } from '../files/former-images'
import { inboxRecordsTable } from '../inbox/record-table'
import { inboxTable } from '../inbox/table'
import { doiListsTable } from '../import/lookup/doi-list-table'
import { lookupsTable } from '../import/lookup/lookup-table'
import { renditionWorkTable } from '../renditions/table'
import { trashTable } from '../trash/table'

interface Models {
  add(model: object): void
}

/**
 * Makes our own tables known to the database layer. They are no content types: no address, no GraphQL type and no
 * page of Strapi's admin leads to them. Call in `register`; Strapi creates them before `bootstrap`.
 */
export function addTables(strapi: Core.Strapi): void {
  const models = strapi.get<Models>('models')
  const tables = [
    contentVersionTable,
    creationKeysTable,
    firstPagesTable,
    changesTable,
    formerImagesTable,
    inboxTable,
    inboxRecordsTable,
    lookupsTable,
    doiListsTable,
    trashTable,
    renditionWorkTable,
    sessions,
    attempts,
  ]
  for (const table of tables) models.add(table)
}
