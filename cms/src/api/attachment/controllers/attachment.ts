import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { documentAt } from '../../../addresses/document-at'
import { attachedTo } from '../../../attachments/attached'
import { embargoOf } from '../../../attachments/embargo'
import { typeOf } from '../../../documents/kinds'
import { nouns } from '../../../documents/nouns'
import { keyAt } from '../../../files/file-store'
import { fileStore } from '../../../files/site-files'
import { pdfMime } from '../../../files/pdf'
import { currentActor } from '../../../history/actor'
import { shownTo } from '../../../schedule/hide'

type Context = Parameters<Core.MiddlewareHandler>[0] & { params: Record<string, string | undefined> }

const noSuchFile = () => new errors.NotFoundError('There is no such file.')

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * `GET /api/attachments/{kind}/{slug}/{field}` answers a PDF of a document; 301 at a former address of the document, 403
   * with the day in words before its embargo ends, except to staff.
   */
  async find(ctx: Context) {
    const { kind = '', slug = '', field = '' } = ctx.params
    const uid = typeOf(kind)
    const noun = uid && nouns.get(uid)
    const attachment = noun?.attachments?.[field]
    if (uid === undefined || noun === undefined || attachment === undefined) throw noSuchFile()
    const document = await documentAt(strapi, uid, slug, shownTo(strapi, noun))
    if (document === null) throw noSuchFile()
    const present = String(document.slug)
    if (present !== slug) {
      ctx.redirect(`/api/attachments/${kind}/${present}/${field}`)
      ctx.status = 301
      return
    }
    const found = (await attachedTo(strapi, uid, noun, [Number(document.id)])).find(
      (one) => one.field === field,
    )
    if (found === undefined) throw noSuchFile()
    const from = embargoOf(document, attachment)
    if (from !== undefined && !currentActor(strapi).isStaff) {
      // Strapi's own refusal has no words.
      ctx.status = 403
      ctx.body = { message: `This file is available from ${from}.` }
      return
    }
    const stored = await fileStore().read(keyAt(found.url))
    if (stored === undefined) throw noSuchFile()
    // A stored file never changes; a new one has another place.
    ctx.etag = found.url
    ctx.set('Cache-Control', from === undefined ? 'no-cache' : 'private, no-store')
    ctx.set('Content-Disposition', `inline; filename="${slug}-${field}.pdf"`)
    ctx.type = pdfMime
    ctx.length = stored.size
    ctx.status = 200
    ctx.body = stored.content
    if (ctx.get('If-None-Match') === ctx.response.get('ETag')) {
      stored.content.destroy()
      ctx.status = 304
    }
  },
})
