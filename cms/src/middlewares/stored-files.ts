import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { typeOfFile } from '../files/bucket'
import { keyAt } from '../files/file-store'
import { successorOf } from '../files/former-images'
import { fileStore } from '../files/site-files'
import { keyForm } from '../files/storage-key'

type Middleware = Core.MiddlewareHandler

/**
 * Answers the address of a stored file from the bucket, where there is one; Strapi itself answers from the folder. The
 * address of an image that was replaced and is gone leads to the one in its place.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }): Middleware =>
  async (ctx, next) => {
    const key = keyAt(ctx.path)
    const isAsked = ['GET', 'HEAD'].includes(ctx.method) && ctx.path !== key && keyForm.test(key)
    if (!isAsked) {
      await next()
      return
    }
    if (environment().s3 === undefined) await next()
    else await answerFromBucket(ctx, key)
    if (ctx.status !== 404) return
    const successor = await successorOf(strapi, key)
    if (successor === undefined) return
    ctx.redirect(successor)
    ctx.status = 301
  }

async function answerFromBucket(ctx: Parameters<Middleware>[0], key: string): Promise<void> {
  const found = await fileStore().read(key)
  if (found === undefined) {
    ctx.status = 404
    return
  }
  ctx.type = typeOfFile(key)
  // Nothing is stored twice under one address (RFC 8246).
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  ctx.length = found.size
  ctx.status = 200
  if (ctx.method === 'HEAD') found.content.destroy()
  else ctx.body = found.content
}
