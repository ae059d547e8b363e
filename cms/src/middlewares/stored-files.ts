import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import { typeOfFile } from '../files/bucket'
import { keyAt } from '../files/file-store'
import { fileStore } from '../files/site-files'
import { keyForm } from '../files/storage-key'

/** Answers the address of a stored file from the bucket, where there is one. Strapi itself answers from the folder. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const key = keyAt(ctx.path)
  const isAsked = ['GET', 'HEAD'].includes(ctx.method) && ctx.path !== key && keyForm.test(key)
  if (environment().s3 === undefined || !isAsked) {
    await next()
    return
  }
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
