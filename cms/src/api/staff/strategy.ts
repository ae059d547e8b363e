import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { bearerToken } from './bearer'
import { liveSession, whyOver } from './sessions'
import { isStaffToken } from './token'

/** What a request of staff carries in `ctx.state.auth.credentials`. */
interface StaffCredentials {
  kind: 'staff'
  /** The id of the session. */
  session: string
  /** As the person wants to be called. */
  name: string | undefined
}

interface Ability {
  can(action: string): boolean
}

/**
 * Lets the content API (GraphQL and REST) know staff by their token. It grants what the role `staff` of
 * users-permissions may do, which stands in src/startup/permissions.ts. Strapi asks its own strategies first; they
 * do not know such a token.
 */
export function admitStaff(strapi: Core.Strapi): void {
  strapi.auth.register('content-api', {
    name: 'staff',

    async authenticate(ctx) {
      const token = bearerToken(ctx.get('authorization'))
      if (token === undefined || !isStaffToken(token)) return { authenticated: false }
      const session = await liveSession(strapi, token)
      if (session === undefined) {
        return { error: new errors.UnauthorizedError(await whyOver(strapi, token)) }
      }
      if (session.renewal !== undefined) ctx.set('X-Staff-Token', session.renewal)
      const credentials: StaffCredentials = { kind: 'staff', session: session.sid, name: session.name }
      return { authenticated: true, credentials, ability: await abilityOfStaff(strapi) }
    },

    verify(auth, config) {
      const scope = typeof config === 'object' ? config.scope : undefined
      const actions = scope === undefined ? [] : [scope].flat()
      const ability = auth.ability as Ability
      // Strapi's own strategy lets anybody who is signed in do what names no action; here only what is granted.
      if (actions.length > 0 && actions.every((action) => ability.can(action))) return Promise.resolve()
      return Promise.reject(new errors.ForbiddenError())
    },
  })
}

/** Read from the database, where start-up makes the table of src/startup/permissions.ts true. */
async function abilityOfStaff(strapi: Core.Strapi): Promise<unknown> {
  const granted = (await strapi.db
    .query('plugin::users-permissions.permission')
    .findMany({ select: ['action'], where: { role: { type: 'staff' } } })) as { action: string }[]
  return strapi.contentAPI.permissions.engine.generateAbility(granted.map(({ action }) => ({ action })))
}
