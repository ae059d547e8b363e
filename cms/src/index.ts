import type { Core } from '@strapi/strapi'
import { fillAddresses } from './addresses/fill'
import { fillPlaces } from './writing/place'
import { needPasswordToListen } from './api/staff/first-password'
import { admitStaff } from './api/staff/strategy'
import { countContentChanges, startCounting } from './content-version/count'
import { readFirstPages } from './attachments/read-first-pages'
import { answerBeforeStopping } from './content-version/waiting'
import { noteFaults } from './database/faults'
import { keepDataPrivate } from './environment/data-directory'
import { isKnownInstallation, rememberInstallation } from './environment/installation'
import { hideUses } from './files/hide-uses'
import { keepShownFiles } from './files/keep-shown'
import { admitKnownFilesOnly } from './files/known-files-only'
import { ensureMediaFolders } from './files/library'
import { setImageSettings } from './files/settings'
import { takeSiteUploads } from './files/site-upload'
import { storeBySection } from './files/storage'
import { watchFiles } from './files/watch-files'
import { batchNestedFields } from './graphql/batch'
import { offerOnlyKnownFields } from './graphql/public-schema'
import { ImageProcess } from './images/image-process'
import { lookUpLists } from './import/lookup/look-up-lists'
import { tellMetrics } from './metrics/tell'
import { addOperations } from './operations/all'
import { makeRenditions } from './renditions/queue'
import { arrangeAdmin } from './startup/arrange-admin'
import { drainBeforeStopping } from './startup/drain'
import { endInOrder } from './startup/end-in-order'
import { keepConnections } from './startup/keep-connections'
import { applyPermissions, keepRoles } from './startup/permissions'
import { readCatalogue } from './startup/read-catalogue'
import { refuseAccounts } from './startup/refuse-accounts'
import { seedWhenEmpty } from './startup/seed-when-empty'
import { startAlone } from './startup/start-alone'
import { addTables } from './startup/tables'
import { tidyDaily } from './startup/tidy-daily'
import { lookNightly } from './startup/look-nightly'
import { sleepWhenIdle } from './startup/sleep-when-idle'
import { followDays } from './startup/turn-of-day'
import { mendTransactions } from './strapi/transactions'
import { answerFromValidators } from './strapi/validators'
import { compareVersions } from './strapi/versions'
import { guardDocuments } from './writing/guard'
import { hideOutOfTime } from './schedule/hide'
import { followSchedule } from './schedule/follow'

interface Argument {
  strapi: Core.Strapi
}

let endOfStart: (() => Promise<void>) | undefined

export default {
  async register({ strapi }: Argument) {
    const imageProcess = new ImageProcess()
    keepDataPrivate()
    compareVersions(strapi)
    endInOrder(strapi)
    endOfStart = await startAlone(strapi)
    keepConnections(strapi.server.httpServer)
    sleepWhenIdle(strapi)
    answerFromValidators()
    noteFaults(strapi)
    mendTransactions(strapi)
    refuseAccounts(strapi)
    keepRoles(strapi)
    addTables(strapi)
    countContentChanges(strapi)
    guardDocuments(strapi)
    hideOutOfTime(strapi)
    admitKnownFilesOnly(strapi, imageProcess)
    storeBySection(strapi)
    takeSiteUploads(strapi)
    keepShownFiles(strapi)
    hideUses(strapi)
    addOperations(strapi)
    batchNestedFields(strapi)
    offerOnlyKnownFields(strapi)
    admitStaff(strapi)
    needPasswordToListen(strapi)
    makeRenditions(strapi, imageProcess)
    readFirstPages(strapi)
    readCatalogue(strapi)
    lookUpLists(strapi)
    tellMetrics(strapi)
  },

  async bootstrap({ strapi }: Argument) {
    await startCounting(strapi, isKnownInstallation())
    rememberInstallation()
    watchFiles(strapi)
    await applyPermissions(strapi)
    await ensureMediaFolders(strapi)
    await setImageSettings(strapi)
    await arrangeAdmin(strapi)
    await fillAddresses(strapi)
    await fillPlaces(strapi)
    await seedWhenEmpty(strapi)
    await tidyDaily(strapi)
    await followDays(strapi)
    await followSchedule(strapi)
    lookNightly(strapi)
    drainBeforeStopping(strapi)
    answerBeforeStopping(strapi)
    await endOfStart?.()
  },
}
