import type { Core } from '@strapi/strapi'
import { environment } from '../../environment/environment'
import { aroundListening } from '../../strapi/listening'
import { readPassword, setFirstPassword } from './password-store'
import { randomPassword } from './random-password'

/**
 * Makes sure that there is a password before the first request is answered: the one of the environment, or a random
 * one that is printed this once. Not while a command runs beside the server, so `listen` is the place, not `bootstrap`.
 */
export function needPasswordToListen(strapi: Core.Strapi): void {
  aroundListening(strapi, { before: () => setPasswordWhenThereIsNone(strapi) })
}

async function setPasswordWhenThereIsNone(strapi: Core.Strapi): Promise<void> {
  if ((await readPassword(strapi)) !== undefined) return
  const { staffPassword } = environment()
  const made = randomPassword()
  if (!(await setFirstPassword(strapi, staffPassword ?? made))) return
  if (staffPassword !== undefined) {
    strapi.log.info('The staff password is now what STAFF_PASSWORD says')
    return
  }
  // To the terminal and not to the log: `npm start` shows this line, whatever the level of the log.
  process.stdout.write(`Staff password: ${made} (shown only now; npm run staff:password sets another)\n`)
}
