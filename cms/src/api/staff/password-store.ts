import type { Core } from '@strapi/strapi'
import { oneAtATime } from './one-at-a-time'
import { paceStore } from './pace-store'
import { recordOf, sha256, type PasswordRecord } from './password'
import { attemptTable, sessionTable } from './tables'

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'staff', key: 'password' })

/** Read anew every time: another instance or a command may have changed it. */
export async function readPassword(strapi: Core.Strapi): Promise<PasswordRecord | undefined> {
  const record = (await storeOf(strapi).get({})) as PasswordRecord | null | undefined
  return record ?? undefined
}

/**
 * Replaces the shared password, which ends every session, and lets everybody try anew.
 * @param hash the SHA-256 of the password as hexadecimal digits
 */
export async function changePassword(strapi: Core.Strapi, hash: string): Promise<void> {
  const record = await recordOf(hash.toLowerCase())
  await oneAtATime(strapi, () => put(strapi, record))
}

/**
 * Replaces the shared password by another text, as {@link changePassword} does.
 * @returns undefined when it is not `present` any more: somebody else was faster
 */
export async function replacePassword(
  strapi: Core.Strapi,
  present: PasswordRecord,
  text: string,
): Promise<PasswordRecord | undefined> {
  const record = await recordOf(sha256(text))
  return oneAtATime(strapi, async () => {
    if ((await readPassword(strapi))?.hash !== present.hash) return undefined
    await put(strapi, record)
    return record
  })
}

async function put(strapi: Core.Strapi, record: PasswordRecord): Promise<void> {
  await storeOf(strapi).set({ value: record })
  await strapi.db.query(sessionTable).deleteMany({})
  await strapi.db.query(attemptTable).deleteMany({})
  await paceStore(strapi).delete({})
}

/** Sets the password when there is none yet. @returns whether it did */
export async function setFirstPassword(strapi: Core.Strapi, text: string): Promise<boolean> {
  const record = await recordOf(sha256(text))
  return oneAtATime(strapi, async () => {
    if ((await readPassword(strapi)) !== undefined) return false
    await storeOf(strapi).set({ value: record })
    return true
  })
}
