import { rm } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import { largestFile, tooLarge } from '../images/limits'

/** The addresses that take files: that of the content API, and those of the media library and the forms of Strapi's admin. */
const uploadAddress = /^\/(api\/upload|upload(\/files(\/\d+\/replace)?)?)\/?$/i

/** What a form may hold beside its file, in bytes. */
const aroundTheFile = 64 * 1024

/**
 * How long after the last byte the parser may still write to the disk, in ms. It says nothing to a form whose heads are
 * none: it stops, and would keep the connection and the temporary files for ever.
 */
const longestParse = 5000

const unreadable = 'The form cannot be read. Send the file again.'

type Context = Parameters<Core.MiddlewareHandler>[0]

function refuse(ctx: Context, status: 400 | 401 | 413 | 415, name: string, message: string): void {
  // Strapi would go on reading into the void; a closed socket would hide the answer from the browser.
  ctx.req.resume()
  ctx.status = status
  ctx.body = { data: null, error: { status, name, message, details: {} } }
}

/** What a form is that the body parser does not understand. */
class Unreadable extends Error {}

/** Ends the parser when it has all of the form and does not come to an end. */
function endParser(ctx: Context): void {
  ctx.req.once('end', () => {
    setTimeout(() => {
      // The parser listens, removes its files and gives up.
      if (ctx.request.body === undefined) ctx.req.emit('error', new Unreadable())
    }, longestParse).unref()
  })
}

/** The parser's own errors have a status in this place, those of the disk have none. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Unreadable || (error instanceof Error && 'httpCode' in error)

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
  endParser(ctx)
  try {
    await next()
    // Strapi's own words for a file that turned out too large are no sentence.
    if (ctx.status === 413) refuse(ctx, 413, 'PayloadTooLargeError', tooLarge)
  } catch (error) {
    // Who closes the connection half-way gets no answer, and it is no fault of the server to be logged.
    if (ctx.req.socket.destroyed && !ctx.req.complete) return
    if (!isUnreadable(error)) throw error
    refuse(ctx, 400, 'BadRequestError', unreadable)
  } finally {
    await Promise.all(temporaryFiles(ctx).map((file) => rm(file, { force: true })))
  }
}

export default multipartGuard
