import type { Core } from '@strapi/strapi'
import {
  defaultFieldResolver,
  GraphQLObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'

interface NexusPlugin {
  name: string
  onAfterBuild(schema: GraphQLSchema): void
}

interface GraphqlExtension {
  use(configuration: (given: { nexus: { plugin(plugin: NexusPlugin): unknown } }) => object): void
}

type Resolve = GraphQLFieldResolver<unknown, unknown>

/** By type and field what answers it; nothing where the entry itself does. */
type PlainFields = ReadonlyMap<string, ReadonlyMap<string, Resolve | undefined>>

const plainResolvers = new WeakSet()

/** Says of a resolver that its field has no rules of its own, so that it is called without Strapi's way to it. */
export function plainly<Resolver extends (...given: never[]) => unknown>(resolve: Resolver): Resolver {
  plainResolvers.add(resolve)
  return resolve
}

const isRoot = (name: string) => ['Query', 'Mutation', 'Subscription'].includes(name)

/** The fields of each type, but for the operations, that the entry holds under their name or that are said to be plain. */
function plainFieldsOf(schema: GraphQLSchema): PlainFields {
  const plain = new Map<string, Map<string, Resolve | undefined>>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || isRoot(type.name)) continue
    const fields = Object.values(type.getFields())
    plain.set(
      type.name,
      new Map(
        fields.flatMap(({ name, resolve }): [string, Resolve | undefined][] => {
          if (resolve === defaultFieldResolver) return [[name, undefined]]
          return resolve !== undefined && plainResolvers.has(resolve) ? [[name, resolve]] : []
        }),
      ),
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
  let plain: PlainFields = new Map()
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
      for (const [name, resolve] of plain.get(type.name) ?? []) {
        const field = fields[name]
        if (field) field.resolve = resolve
      }
    }
  }
}
