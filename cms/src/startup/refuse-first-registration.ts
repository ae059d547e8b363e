import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'

interface Controllers {
  extend(uid: string, change: (controller: object) => object): void
}

/**
 * Strapi lets whoever comes first make himself the super administrator. Here that is a command's work.
 * The controller is replaced, not an address guarded, so that no other spelling of the address gets past.
 */
export function refuseFirstRegistration(strapi: Core.Strapi): void {
  const controllers = strapi.get<Controllers>('controllers')
  controllers.extend('admin::authentication', (controller: object) => ({
    ...controller,
    registerAdmin() {
      // Strapi hides the text of any other refusal from the person who reads it.
      throw new errors.PolicyError(
        'The first administrator is made on the server: run `npm run admin:create` there, then sign in here.',
      )
    },
  }))
}
