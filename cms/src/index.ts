import type { Core } from '@strapi/strapi'
import { addPublicationYears } from './api/publication/years-query'
import { needPasswordToListen } from './api/staff/first-password'
import { admitStaff } from './api/staff/strategy'
import { addStaffTables } from './api/staff/tables'
import { guardDocuments } from './documents/guard'
import { admitImagesOnly } from './extensions/upload/images-only'
import { ensureMediaFolders } from './extensions/upload/library'
import { setImageSettings } from './extensions/upload/settings'
import { storeBySection } from './extensions/upload/storage'
import { hideInternalsOfFiles } from './graphql/file-type'
import { offerOnlyKnownFields } from './graphql/public-schema'
import { arrangeAdmin } from './startup/arrange-admin'
import { drainBeforeStopping } from './startup/drain'
import { applyPermissions } from './startup/permissions'
import { refuseFirstRegistration } from './startup/refuse-first-registration'
import { seedWhenEmpty } from './startup/seed-when-empty'

interface Argument {
  strapi: Core.Strapi
}

export default {
  register({ strapi }: Argument) {
    refuseFirstRegistration(strapi)
    guardDocuments(strapi)
    admitImagesOnly(strapi)
    storeBySection(strapi)
    hideInternalsOfFiles(strapi)
    addPublicationYears(strapi)
    offerOnlyKnownFields(strapi)
    addStaffTables(strapi)
    admitStaff(strapi)
    needPasswordToListen(strapi)
  },

  async bootstrap({ strapi }: Argument) {
    await applyPermissions(strapi)
    await ensureMediaFolders(strapi)
    await setImageSettings(strapi)
    await arrangeAdmin(strapi)
    await seedWhenEmpty(strapi)
    drainBeforeStopping(strapi)
  },
}
