import type { Core } from '@strapi/strapi'
import { beforeStopping } from '../strapi/stopping'

/** Longest wait for running requests in ms; container runtimes kill a process 10 s after asking it to stop. */
const longestWait = 8000

const betweenLooks = 50

/**
 * Lets running requests finish before Strapi stops: Strapi itself cuts every connection at once, and an upload
 * or a save under way would be lost.
 */
export function drainBeforeStopping(strapi: Core.Strapi): void {
  beforeStopping(strapi, async () => {
    const server = strapi.server.httpServer
    if (!server.listening) return
    const closed = new Promise<void>((resolve) => {
      server.close(() => {
        resolve()
      })
    })
    // A browser's connection falls idle after its answer and would keep the server open.
    const sweep = setInterval(() => {
      server.closeIdleConnections()
    }, betweenLooks)
    let giveUp: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      giveUp = setTimeout(resolve, longestWait)
    })
    await Promise.race([closed, late])
    clearInterval(sweep)
    clearTimeout(giveUp)
  })
}
