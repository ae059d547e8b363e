import { rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import { largestFile, tooLarge } from '../extensions/upload/limits'

/** The addresses that take files: that of the content API, and those of the media library and the forms of Strapi's admin. */
const uploadAddress = /^\/(api\/upload|upload(\/files(\/\d+\/replace)?)?)\/?$/i

/** What a form may hold beside its file, in bytes. */
const aroundTheFile = 64 * 1024

type Context = Parameters<Core.MiddlewareHandler>[0]

function refuse(ctx: Context, status: 401 | 413 | 415, name: string, message: string): void {
  // Strapi would go on reading into the void; a closed socket would hide the answer from the browser.
  ctx.req.resume()
  ctx.status = status
  ctx.body = { data: null, error: { status, name, message, details: {} } }
}

/** What the body parser wrote for this request and has not removed: it removes only when all went well. */
function temporaryFiles(ctx: Context): string[] {
  return Object.values(ctx.request.files ?? {})
    .flat()
    .map(({ filepath }) => filepath)
}

/**
 * Stands before the body parser, which writes the files of any request to the temporary folder before it knows
 * who sent them, and forgets them when the request is refused.
 */
const multipartGuard: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!ctx.is('multipart')) {
    await next()
    return
  }
  if (ctx.method !== 'POST' || !uploadAddress.test(ctx.path)) {
    refuse(ctx, 415, 'UnsupportedMediaTypeError', 'This address takes no files')
    return
  }
  if (!/^bearer \S/i.test(ctx.get('authorization'))) {
    refuse(ctx, 401, 'UnauthorizedError', 'Sign in before sending files')
    return
  }
  if (Number(ctx.get('content-length')) > largestFile + aroundTheFile) {
    refuse(ctx, 413, 'PayloadTooLargeError', tooLarge)
    return
  }
  try {
    await next()
    // Strapi's own words for a file that turned out too large are no sentence.
    if (ctx.status === 413) refuse(ctx, 413, 'PayloadTooLargeError', tooLarge)
  } catch (error) {
    // Who closes the connection half-way gets no answer, and it is no fault of the server to be logged.
    if (ctx.req.complete || !ctx.req.socket.destroyed) throw error
  } finally {
    await Promise.all(temporaryFiles(ctx).map((file) => rm(file, { force: true })))
  }
}

export default multipartGuard
