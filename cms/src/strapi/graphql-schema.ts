import type { Core } from '@strapi/strapi'
import type { GraphQLSchema } from 'graphql'
import { replaceMethod } from './replace-method'

interface ContentApi {
  buildSchema(): GraphQLSchema
}

/**
 * Makes the GraphQL plugin serve what `change` makes of the schema that it has built: it has no switch for the root fields
 * of other plugins. Call in `register`: the plugin builds in `bootstrap`. Shown by tests/graphql/schema.test.ts.
 */
export function changeSchema(strapi: Core.Strapi, change: (built: GraphQLSchema) => GraphQLSchema): void {
  const contentApi = strapi.plugin('graphql').service<ContentApi>('content-api')
  replaceMethod(
    contentApi,
    'The service content-api of the GraphQL plugin',
    'buildSchema',
    (build) => () => change(build()),
  )
}
