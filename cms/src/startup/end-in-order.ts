import type { Core } from '@strapi/strapi'

/** Longer than running requests are waited for, in ms. */
const longestEnd = 10_000

/**
 * Ends the process in order over a fault that nobody handled: what is going on in it is not known any more. Running
 * requests are answered, the log says why, and the exit code is 1, so that whoever started it starts it again.
 */
export function endInOrder(strapi: Core.Strapi): void {
  let isEnding = false
  const end = (fault: unknown) => {
    const cause = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
    strapi.log.error(`A fault that nothing handles ends the CMS: ${cause}`)
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), longestEnd).unref()
    strapi.destroy().then(
      () => process.exit(1),
      (error: unknown) => {
        strapi.log.error(`The CMS could not stop in order: ${String(error)}`)
        process.exit(1)
      },
    )
  }
  process.on('unhandledRejection', end).on('uncaughtException', end)
}
