import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { environment } from '../../environment/environment'
import { readDevice, signDevice } from './device'
import type { PasswordRecord } from './password'
import { readPassword } from './password-store'
import { signingKey } from './token'

const keyOf = (record: PasswordRecord): Buffer =>
  signingKey(environment().secrets.staffToken, record, 'staff device')

const seconds = (): number => Math.floor(Date.now() / 1000)

/** What a browser keeps that has just given the password. Each time a new one, with attempts of its own. */
export const newDevice = (record: PasswordRecord): string =>
  signDevice(randomBytes(16).toString('base64url'), seconds(), keyOf(record))

/** The nonce of a device that signed in with the present password. @param told what the browser kept; may be empty */
export async function knownDevice(strapi: Core.Strapi, told: string): Promise<string | undefined> {
  const record = told === '' ? undefined : await readPassword(strapi)
  return record && readDevice(told, seconds(), keyOf(record))
}
