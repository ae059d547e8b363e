import type { Core } from '@strapi/strapi'
import { fillAddresses } from './addresses/fill'
import { addAddresses } from './addresses/graphql'
import { addGalleryOrder } from './api/gallery-image/order-mutation'
import { needPasswordToListen } from './api/staff/first-password'
import { admitStaff } from './api/staff/strategy'
import { addSiteQuery } from './api/site/query'
import { addAuthors } from './authors/graphql'
import { countContentChanges, startCounting } from './content-version/count'
import { answerBeforeStopping } from './content-version/waiting'
import { keepDataPrivate } from './data-directory'
import { noteFaults } from './database/faults'
import { mendTransactions } from './database/transactions'
import { guardDocuments } from './documents/guard'
import { admitImagesOnly } from './extensions/upload/images-only'
import { ensureMediaFolders } from './extensions/upload/library'
import { setImageSettings } from './extensions/upload/settings'
import { takeSiteUploads } from './extensions/upload/site-upload'
import { storeBySection } from './extensions/upload/storage'
import { watchFiles } from './extensions/upload/watch-files'
import { addPublicationQueries } from './find/graphql'
import { batchNestedFields } from './graphql/batch'
import { arrangeFileType } from './graphql/file-type'
import { offerOnlyKnownFields } from './graphql/public-schema'
import { addHistory } from './history/graphql'
import { ImageProcess } from './image-process/image-process'
import { addImport } from './import/graphql'
import { rememberInstallation } from './installation'
import { makeRenditions } from './renditions/queue'
import { arrangeAdmin } from './startup/arrange-admin'
import { drainBeforeStopping } from './startup/drain'
import { endInOrder } from './startup/end-in-order'
import { applyPermissions } from './startup/permissions'
import { refuseFirstRegistration } from './startup/refuse-first-registration'
import { startAlone } from './startup/start-alone'
import { seedWhenEmpty } from './startup/seed-when-empty'
import { addTables } from './startup/tables'
import { tidyDaily } from './startup/tidy-daily'
import { answerFromValidators } from './strapi/validators'
import { addTrash } from './trash/graphql'

interface Argument {
  strapi: Core.Strapi
}

let endOfStart: (() => Promise<void>) | undefined

export default {
  async register({ strapi }: Argument) {
    const imageProcess = new ImageProcess()
    keepDataPrivate()
    endInOrder(strapi)
    endOfStart = await startAlone(strapi)
    answerFromValidators()
    noteFaults(strapi)
    mendTransactions(strapi)
    refuseFirstRegistration(strapi)
    addTables(strapi)
    countContentChanges(strapi)
    guardDocuments(strapi)
    admitImagesOnly(strapi, imageProcess)
    storeBySection(strapi)
    takeSiteUploads(strapi)
    arrangeFileType(strapi)
    addAddresses(strapi)
    addAuthors(strapi)
    addPublicationQueries(strapi)
    batchNestedFields(strapi)
    addGalleryOrder(strapi)
    addSiteQuery(strapi)
    addHistory(strapi)
    addTrash(strapi)
    addImport(strapi)
    offerOnlyKnownFields(strapi)
    admitStaff(strapi)
    needPasswordToListen(strapi)
    makeRenditions(strapi, imageProcess)
  },

  async bootstrap({ strapi }: Argument) {
    rememberInstallation()
    await startCounting(strapi)
    watchFiles(strapi)
    await applyPermissions(strapi)
    await ensureMediaFolders(strapi)
    await setImageSettings(strapi)
    await arrangeAdmin(strapi)
    await fillAddresses(strapi)
    await seedWhenEmpty(strapi)
    await tidyDaily(strapi)
    drainBeforeStopping(strapi)
    answerBeforeStopping(strapi)
    await endOfStart?.()
  },
}
