import type { Core, Schema } from '@strapi/strapi'
import { graphqlExtension } from './extension'
import { gathered } from './gather'

type Resolve = (parent: Parent, args: object, context: object, info: unknown) => unknown

interface Parent extends Record<string, unknown> {
  id: number
}

interface Naming {
  getTypeName(contentType: Schema.Schema): string
  getComponentName(component: Schema.Schema): string
}

interface Builders {
  get(name: 'content-api'): {
    buildAssociationResolver(field: { contentTypeUID: string; attributeName: string }): Resolve
    buildComponentResolver(field: { contentTypeUID: string; attributeName: string }): Resolve
  }
}

function findField(strapi: Core.Strapi, uid: string, field: string) {
  return async (parents: readonly number[]): Promise<Map<number, unknown>> => {
    const rows = (await strapi.db.query(uid).findMany({
      select: ['id'],
      where: { id: { $in: parents } },
      populate: { [field]: true },
    })) as Parent[]
    return new Map(rows.map((row) => [row.id, row[field]]))
  }
}

interface Arguments {
  pagination?: { limit?: number | null }
}

/** Where nothing is asked for, Strapi fills in an empty list to sort by and an empty object of a page. */
const saysNothing = (args: object) =>
  Object.values(args).every((value: unknown) => Object.keys(value ?? {}).length === 0)

/** How many entries the arguments ask for at most; `undefined` when they ask for anything else. */
function mostAskedFor({
  pagination: { limit = Infinity, ...page } = {},
  ...others
}: Arguments): number | undefined {
  if (limit === null || limit < 0 || Object.keys(page).length > 0) return undefined
  return saysNothing(others) ? limit : undefined
}

/**
 * Loads files and components of a list in one go for each field, whatever the length of the list. By itself Strapi asks
 * the database twice for each entry and field. A field with arguments (a filter, a sort, a later page) is left to Strapi.
 * Call in `register`.
 */
export function batchNestedFields(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('graphql')
  graphqlExtension(strapi).use(() => {
    const { naming } = plugin.service<{ naming: Naming }>('utils')
    const builder = plugin.service<Builders>('builders').get('content-api')
    const resolvers: Record<string, Record<string, { resolve: Resolve }>> = {}
    const batch = (type: string, { uid, attributes }: Schema.Schema) => {
      for (const [field, attribute] of Object.entries(attributes)) {
        if (attribute.type !== 'media' && attribute.type !== 'component') continue
        const place = { contentTypeUID: uid, attributeName: field }
        const isMany =
          attribute.type === 'media' ? attribute.multiple === true : attribute.repeatable === true
        const byStrapi =
          attribute.type === 'component'
            ? builder.buildComponentResolver(place)
            : filesByStrapi(builder.buildAssociationResolver(place))
        const load = gathered(findField(strapi, uid, field))
        const resolve: Resolve = async (parent, args, context, info) => {
          const most = mostAskedFor(args)
          if (most === undefined) return byStrapi(parent, args, context, info)
          // What was read with the parent needs no statement.
          const stored = field in parent ? parent[field] : await load(context, parent.id)
          const found = stored ?? (isMany ? [] : null)
          return Array.isArray(found) ? found.slice(0, most) : found
        }
        resolvers[type] = { ...resolvers[type], [field]: { resolve } }
      }
    }
    const types = Object.values(strapi.contentTypes) as Schema.ContentType[]
    for (const type of types) {
      if (type.uid.startsWith('api::')) batch(naming.getTypeName(type), type)
    }
    const components = Object.values(strapi.components) as Schema.Component[]
    for (const component of components) batch(naming.getComponentName(component), component)
    return { resolvers }
  })
}

/** Strapi's resolver of files answers them with their count; the field takes the files alone. */
const filesByStrapi =
  (resolve: Resolve): Resolve =>
  async (...given) =>
    ((await resolve(...given)) as { nodes?: unknown[] }).nodes ?? []
