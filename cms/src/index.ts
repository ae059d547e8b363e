import type { Core } from '@strapi/strapi'
import { addPublicationYears } from './api/publication/years-query'
import { hideInternalsOfFiles } from './graphql/file-type'
import { offerOnlyKnownFields } from './graphql/public-schema'

interface Argument {
  strapi: Core.Strapi
}

export default {
  register({ strapi }: Argument) {
    hideInternalsOfFiles(strapi)
    addPublicationYears(strapi)
    offerOnlyKnownFields(strapi)
  },
}
