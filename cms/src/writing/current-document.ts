import type { Core, Schema, UID } from '@strapi/strapi'

type Populate = Record<string, true | { populate: '*' }>

/** Asks for the files and the components of a type, and for the files inside its components. */
function everythingShown(attributes: Schema.Attributes): Populate {
  const populate: Populate = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === 'media') populate[name] = true
    if (attribute.type === 'component') populate[name] = { populate: '*' }
  }
  return populate
}

/** The stored document as a visitor may see it, or `null` when there is none. */
export async function currentDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<unknown> {
  const contentType = strapi.contentType(uid)
  const document = await strapi
    .documents(uid)
    .findOne({ documentId, populate: everythingShown(contentType.attributes) })
  return document === null ? null : strapi.contentAPI.sanitize.output(document, contentType)
}
