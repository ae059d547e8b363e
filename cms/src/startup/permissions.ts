import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { isSingle } from '../documents/kinds'
import type { Noun } from '../rules/noun'
import { nouns } from '../documents/nouns'
import { replaceAction } from '../strapi/controllers'

/** The right to do something with the documents of a type, as Strapi names it. */
type Verb = 'find' | 'findOne' | 'create' | 'update' | 'delete'

const rights = (uid: string, verbs: readonly Verb[]): string[] => verbs.map((verb) => `${uid}.${verb}`)

const reads = (uid: string, noun: Noun): string[] =>
  rights(uid, isSingle(noun) ? ['find'] : ['find', 'findOne'])

const writes = (uid: string, noun: Noun): string[] =>
  rights(uid, isSingle(noun) ? ['update'] : ['create', 'update', 'delete'])

/** Who may do what through the content API (GraphQL and REST). A role that is not listed is left alone. */
const permissions: Readonly<Record<string, readonly string[]>> = {
  public: [
    ...[...nouns].flatMap(([uid, noun]) => (noun.readers === 'everybody' ? reads(uid, noun) : [])),
    'api::attachment.attachment.find',
  ],
  authenticated: [],
  // Whoever gave the shared password: see src/api/staff/strategy.ts. Staff read too what every visitor may.
  staff: [
    ...[...nouns].flatMap(([uid, noun]) => [
      // Of what is scheduled they read more than visitors.
      ...(noun.readers === 'staff' || noun.scheduled === true ? reads(uid, noun) : []),
      ...writes(uid, noun),
    ]),
    // Nothing of the site deletes a file: what no entry shows any more is collected, so that an undo finds it.
    'plugin::upload.content-api.upload',
    // Before their embargo ends too.
    'api::attachment.attachment.find',
  ],
}

/** Roles that Strapi does not bring along, as its admin shows them. */
const ownRoles: Readonly<Record<string, { name: string; description: string }>> = {
  staff: { name: 'Staff', description: 'Whoever signed in on the site with the shared password' },
}

/**
 * Refuses changes of the roles of the table in the admin: the next start would undo them without a word, and without its role
 * staff could save nothing until then. Call in `register`.
 */
export function keepRoles(strapi: Core.Strapi): void {
  for (const action of ['updateRole', 'deleteRole']) {
    replaceAction(strapi, 'plugin::users-permissions.role', action, async (ctx, before) => {
      const { role: id } = ctx.params as { role?: string }
      const role = (await strapi.db
        .query('plugin::users-permissions.role')
        .findOne({ where: { id } })) as Role | null
      if (role !== null && role.type in permissions)
        throw new errors.ApplicationError(
          'What this role may do is settled by the site (cms/src/startup/permissions.ts), and cannot be changed here.',
        )
      return before(ctx)
    })
  }
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
  const roleTable = strapi.db.query('plugin::users-permissions.role')
  for (const [type, words] of Object.entries(ownRoles)) {
    if ((await roleTable.count({ where: { type } })) === 0)
      await roleTable.create({ data: { type, ...words } })
  }
  const roles = (await roleTable.findMany({
    where: { type: { $in: Object.keys(permissions) } },
    populate: ['permissions'],
  })) as Role[]
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
