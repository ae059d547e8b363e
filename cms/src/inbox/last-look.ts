import type { Core } from '@strapi/strapi'

/** When papers were looked for the last time. */
export interface Look {
  at: string
  /** What could not be asked, in words. */
  problems: string[]
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'inbox', key: 'last-look' })

/** @returns undefined when nobody has looked yet */
export const lastLook = async (strapi: Core.Strapi): Promise<Look | undefined> =>
  ((await storeOf(strapi).get({})) as Look | null) ?? undefined

export const rememberLook = async (strapi: Core.Strapi, value: Look): Promise<void> => {
  await storeOf(strapi).set({ value })
}
