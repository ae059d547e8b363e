import type { Core } from '@strapi/strapi'
import { addAddresses } from './addresses'
import { addAmbiguousAuthors } from './ambiguous-authors'
import { addAttachments } from './attachments'
import { addAuthors } from './authors'
import { addCustomPages } from './custom-pages'
import { addEvents } from './events'
import { addGalleryOrder } from './gallery-order'
import { addHistory } from './history'
import { addImport } from './import'
import { addImportPreview } from './import-preview'
import { addInbox } from './inbox'
import { addMediaImages } from './media-images'
import { addPublicationFacets } from './publication-facets'
import { addPublications } from './publications'
import { addResearchLines } from './research-lines'
import { addPreview } from './preview'
import { addSchedule } from './schedule'
import { addSite } from './site'
import { addSiteSearch } from './site-search'
import { addTimesCited } from './times-cited'
import { addTrash } from './trash'
import { arrangeFileType } from './upload-file'

/** Adds to GraphQL what Strapi does not make of the content types. Call in `register`. */
export function addOperations(strapi: Core.Strapi): void {
  arrangeFileType(strapi)
  addAddresses(strapi)
  addAttachments(strapi)
  addAuthors(strapi)
  addAmbiguousAuthors(strapi)
  addPublications(strapi)
  addPublicationFacets(strapi)
  addTimesCited(strapi)
  addEvents(strapi)
  addGalleryOrder(strapi)
  addResearchLines(strapi)
  addCustomPages(strapi)
  addSite(strapi)
  addSiteSearch(strapi)
  addSchedule(strapi)
  addPreview(strapi)
  addHistory(strapi)
  addTrash(strapi)
  addImportPreview(strapi)
  addImport(strapi)
  addInbox(strapi)
  addMediaImages(strapi)
}
