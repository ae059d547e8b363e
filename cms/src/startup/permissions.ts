import type { Core } from '@strapi/strapi'
import { nouns } from '../documents/nouns'

const reads = (uid: string): string[] => [
  `${uid}.find`,
  ...(uid === 'api::site.site' ? [] : [`${uid}.findOne`]),
]

/** Who may do what through the content API (GraphQL and REST). A role that is not listed is left alone. */
const permissions: Readonly<Record<string, readonly string[]>> = {
  public: [...nouns.keys()].flatMap(reads),
  authenticated: [],
}

interface StoredPermission {
  id: number
  action: string
}

interface Role {
  id: number
  type: string
  permissions: StoredPermission[]
}

/**
 * Makes the permissions in the database equal to the table.
 * @throws Error when the table names an action or a role that does not exist
 */
export async function applyPermissions(strapi: Core.Strapi): Promise<void> {
  const known = strapi.contentAPI.permissions.providers.action
  const unknown = Object.values(permissions)
    .flat()
    .filter((action) => known.get(action) === undefined)
  if (unknown.length > 0) {
    throw new Error(
      `src/startup/permissions.ts names unknown actions: ${unknown.join(', ')}. Correct the table.`,
    )
  }
  const roles = (await strapi.db
    .query('plugin::users-permissions.role')
    .findMany({ where: { type: { $in: Object.keys(permissions) } }, populate: ['permissions'] })) as Role[]
  const stored = strapi.db.query('plugin::users-permissions.permission')
  await strapi.db.transaction(async () => {
    for (const [type, actions] of Object.entries(permissions)) {
      const role = roles.find((candidate) => candidate.type === type)
      if (role === undefined)
        throw new Error(`The role ${type} does not exist. Correct src/startup/permissions.ts.`)
      const surplus = role.permissions.filter(({ action }) => !actions.includes(action))
      if (surplus.length > 0) await stored.deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } })
      const missing = actions.filter(
        (action) => !role.permissions.some((permission) => permission.action === action),
      )
      for (const action of missing) await stored.create({ data: { action, role: role.id } })
    }
  })
}
