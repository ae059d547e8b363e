import type { Core } from '@strapi/strapi'
import { defaultFieldResolver, GraphQLObjectType, type GraphQLSchema } from 'graphql'

interface NexusPlugin {
  name: string
  onAfterBuild(schema: GraphQLSchema): void
}

interface GraphqlExtension {
  use(configuration: (given: { nexus: { plugin(plugin: NexusPlugin): unknown } }) => object): void
}

type Names = ReadonlyMap<string, readonly string[]>

const isRoot = (name: string) => ['Query', 'Mutation', 'Subscription'].includes(name)

/** The fields of each type, but for the operations, that are what the entry holds under their name. */
function plainFieldsOf(schema: GraphQLSchema): Names {
  const plain = new Map<string, string[]>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || isRoot(type.name)) continue
    const fields = Object.values(type.getFields())
    plain.set(
      type.name,
      fields.filter(({ resolve }) => resolve === defaultFieldResolver).map(({ name }) => name),
    )
  }
  return plain
}

/**
 * Spares plain fields Strapi's way through authorization, policies and middlewares, which it goes for every field of
 * every entry: it took half of the time of the home page's query. The operation and the relations by which an
 * entry is reached have gone that way. A plain field must therefore have no rules of its own (`resolversConfig`).
 *
 * Call in `register`.
 * @returns to be applied to the schema that the plugin has built
 */
export function findPlainFields(strapi: Core.Strapi): (schema: GraphQLSchema) => void {
  let plain: Names = new Map()
  strapi
    .plugin('graphql')
    .service<GraphqlExtension>('extension')
    .use(({ nexus }) => ({
      // Called before the plugin wraps the resolvers; afterwards all look alike.
      plugins: [
        nexus.plugin({
          name: 'PlainFields',
          onAfterBuild: (schema) => {
            plain = plainFieldsOf(schema)
          },
        }),
      ],
    }))
  return (schema) => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!(type instanceof GraphQLObjectType)) continue
      const fields = type.getFields()
      for (const name of plain.get(type.name) ?? []) {
        const field = fields[name]
        if (field) field.resolve = undefined
      }
    }
  }
}
