import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { replaceAction } from '../strapi/controllers'

/** What a command does here, by the action of Strapi's admin that would do it otherwise. */
const words = {
  // Whoever comes first would make himself the super administrator.
  registerAdmin:
    'The first administrator is made on the server: run `npm run admin:create` there, then sign in here.',
  // Strapi would say that an e-mail is under way; nothing here can send one.
  forgotPassword:
    'No e-mail is sent from here. On the server `npm run admin:create` with your address sets a new password.',
}

/** Refuses strangers to register, and to ask for a new password. Call in `register`. */
export function refuseAccounts(strapi: Core.Strapi): void {
  for (const [action, why] of Object.entries(words)) {
    replaceAction(strapi, 'admin::authentication', action, () => {
      // Strapi hides the text of any other refusal from the person who reads it.
      throw new errors.PolicyError(why)
    })
  }
}
