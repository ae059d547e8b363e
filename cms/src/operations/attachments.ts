import type { Core } from '@strapi/strapi'
import { attachedTo, type Attached } from '../attachments/attached'
import { embargoOf } from '../attachments/embargo'
import { namesOf } from '../documents/kinds'
import { nouns } from '../documents/nouns'
import { graphqlExtension } from '../graphql/extension'
import { gathered, type RequestContext } from '../graphql/gather'
import { plainly } from '../strapi/plain-fields'

type Row = Readonly<Record<string, unknown>> & { id: number }

/** Adds which PDFs a document has, and which of them visitors can have. */
export function addAttachments(strapi: Core.Strapi): void {
  const extension = graphqlExtension(strapi)
  extension.use({
    typeDefs: /* GraphQL */ `
      "A PDF of a document, found below its page by the name of the field."
      type Attachment {
        field: String!
        "In bytes."
        size: Int!
        licence: String
        "The day from which visitors get it; none when they get it now."
        availableFrom: Date
      }
    `,
  })
  for (const [uid, noun] of nouns) {
    const { attachments } = noun
    if (attachments === undefined) continue
    const load = gathered(async (ids: readonly number[]) => {
      const byDocument = new Map<number, Attached[]>()
      for (const one of await attachedTo(strapi, uid, noun, ids))
        byDocument.set(one.id, [...(byDocument.get(one.id) ?? []), one])
      return byDocument
    })
    const { type } = namesOf(noun)
    extension.use({
      typeDefs: `type ${type} { attachments: [Attachment!]! }`,
      resolvers: {
        [type]: {
          attachments: {
            resolve: plainly(async (document: Row, _: unknown, context: RequestContext) => {
              const attached = (await load(context, document.id)) ?? []
              return attached.map(({ field, size }) => {
                const attachment = attachments[field] ?? {}
                const { licence } = attachment
                return {
                  field,
                  size,
                  licence: licence === undefined ? null : document[licence],
                  availableFrom: embargoOf(document, attachment) ?? null,
                }
              })
            }),
          },
        },
      },
    })
  }
}
