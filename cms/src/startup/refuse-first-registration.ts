import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { replaceAction } from '../strapi/controllers'

/** Strapi lets whoever comes first make himself the super administrator. Here that is a command's work. */
export function refuseFirstRegistration(strapi: Core.Strapi): void {
  replaceAction(strapi, 'admin::authentication', 'registerAdmin', () => {
    // Strapi hides the text of any other refusal from the person who reads it.
    throw new errors.PolicyError(
      'The first administrator is made on the server: run `npm run admin:create` there, then sign in here.',
    )
  })
}
