import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { previewed, previewOf } from '../api/staff/previews'
import { namesOf, scheduledTypes } from '../documents/kinds'
import { granted, graphqlExtension } from '../graphql/extension'

interface Wanted {
  type: string
  documentId: string
}

/** Adds the private addresses at which somebody without the password sees what visitors do not get yet. */
export function addPreview(strapi: Core.Strapi): void {
  const types = scheduledTypes()
  const fields = types.map(([, noun]) => namesOf(noun)).map(({ one, type }) => `${one}: ${type}`)
  graphqlExtension(strapi).use({
    typeDefs: /* GraphQL */ `
      type PreviewToken {
        token: String!
        until: DateTime!
      }
      "One document, in the field of its kind, and when its private address ends."
      type Preview { until: DateTime! ${fields.join(' ')} }
      type Query {
        "For staff: the last part of a private address that shows a document which visitors do not get."
        previewToken(type: ContentKind!, documentId: ID!): PreviewToken!
        "Null when the address has ended: after two weeks, with the password, or because visitors get the document."
        preview(token: String!): Preview
      }
    `,
    resolvers: {
      Query: {
        previewToken: {
          async resolve(_: unknown, { type, documentId }: Wanted) {
            const made = await previewOf(strapi, type, documentId)
            if (made !== undefined) return made
            throw new errors.ValidationError('Visitors see it already, or it was deleted. Reload the page.')
          },
        },
        preview: {
          async resolve(_: unknown, { token }: { token: string }) {
            const found = await previewed(strapi, token)
            return found === undefined ? null : { until: found.until, [found.kind]: found.document }
          },
        },
      },
    },
    resolversConfig: {
      'Query.previewToken': granted(...types.map(([uid]) => `${uid}.update`)),
      'Query.preview': granted(...types.map(([uid]) => `${uid}.findOne`)),
    },
  })
}
