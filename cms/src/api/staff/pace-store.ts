import type { Core } from '@strapi/strapi'
import type { PaidUntil } from './attempts'

/** Where all instances keep how far the attempts of strangers are ahead. */
export const paceStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'staff', key: 'pace' })

/** To be read and written by one at a time. */
export const readPace = async (strapi: Core.Strapi): Promise<PaidUntil> =>
  ((await paceStore(strapi).get({})) as PaidUntil | null | undefined) ?? { first: 0, further: 0 }

export async function writePace(strapi: Core.Strapi, paidUntil: PaidUntil): Promise<void> {
  await paceStore(strapi).set({ value: paidUntil })
}
