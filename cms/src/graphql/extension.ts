import type { Core } from '@strapi/strapi'

interface Field {
  disable(): void
  disableInput(): void
}

/** What is added to the schema: types, how their fields are answered, and who may ask for them. */
interface Addition {
  typeDefs?: string
  resolvers?: object
  /** By `Type.field`, see {@link granted}. */
  resolversConfig?: Readonly<Record<string, { auth: { scope: string[] } }>>
}

interface GraphqlExtension {
  shadowCRUD(uid: string): { field(name: string): Field }
  use(addition: Addition | (() => Addition)): void
}

/** The place of Strapi's GraphQL plugin where a schema is added to. */
export const graphqlExtension = (strapi: Core.Strapi): GraphqlExtension =>
  strapi.plugin('graphql').service<GraphqlExtension>('extension')

/** Offers a field to whoever may do all of these actions, as `api::event.event.find`. */
export const granted = (...scope: string[]) => ({ auth: { scope } })
