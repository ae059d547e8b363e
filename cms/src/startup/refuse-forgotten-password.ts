import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { replaceAction } from '../strapi/controllers'

/** Strapi would say that an e-mail is under way; nothing here can send one. Call in `register`. */
export function refuseForgottenPassword(strapi: Core.Strapi): void {
  replaceAction(strapi, 'admin::authentication', 'forgotPassword', () => {
    throw new errors.PolicyError(
      'No e-mail is sent from here. On the server `npm run admin:create` with your address sets a new password.',
    )
  })
}
