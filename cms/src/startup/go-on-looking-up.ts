import type { Core } from '@strapi/strapi'
import { lookUpLists, stopLookingUp } from '../import/lookup/look-up-lists'
import { aroundListening } from '../strapi/listening'
import { beforeStopping } from '../strapi/stopping'

/** How often it is looked for lists that another instance has left unfinished, in ms. */
const betweenLooks = 60 * 1000

/** Goes on with the lists of DOIs that the last process, or another instance, has left unfinished. */
export function goOnLookingUp(strapi: Core.Strapi): void {
  let timer: NodeJS.Timeout | undefined
  aroundListening(strapi, {
    after() {
      timer = setInterval(() => {
        lookUpLists(strapi)
      }, betweenLooks).unref()
      lookUpLists(strapi)
    },
  })
  beforeStopping(strapi, async () => {
    clearInterval(timer)
    await stopLookingUp()
  })
}
