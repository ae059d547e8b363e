import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { requestedKey } from '../documents/creation-key'
import { creationKeys, type CreationKey } from '../documents/creation-keys-table'
import { empty } from '../images/limits'
import { replaceAction } from '../strapi/controllers'
import { attachmentSection } from '../rules/sections'
import { FileRefused, notAPdf } from './file-refused'
import { folderOf } from './library'
import { isPdf } from './pdf'
import { readUploadRequest, tameName } from './upload-request'
import { asSiteUpload, UploadedBefore } from './uploading'

type Context = Parameters<Core.MiddlewareHandler>[0]

interface StoredFile {
  id: number
  [name: string]: unknown
}

interface UploadService {
  upload(request: object): Promise<StoredFile[]>
  remove(file: StoredFile): Promise<unknown>
}

const fileUid = 'plugin::upload.file'

/** What the one who sent a file is told about it. */
const shown = [
  'id',
  'documentId',
  'name',
  'alternativeText',
  'caption',
  'focalPoint',
  'url',
  'width',
  'height',
  'ext',
  'mime',
  'size',
]

const answerOf = (file: StoredFile) => Object.fromEntries(shown.map((name) => [name, file[name] ?? null]))

const findFile = async (strapi: Core.Strapi, id: number) =>
  (await strapi.db.query(fileUid).findOne({ where: { id } })) as StoredFile | null

/** The file that an upload with the same key has stored before, if it is still there. */
async function earlierFile(strapi: Core.Strapi, key: string | undefined): Promise<StoredFile | null> {
  if (key === undefined) return null
  const row = (await creationKeys(strapi).findOne({ where: { kind: 'file', key } })) as CreationKey | null
  const made = row?.made ?? null
  return made === null ? null : findFile(strapi, Number(made))
}

/** @throws ValidationError unless the form holds exactly one file */
function onlyFile(ctx: Context) {
  const files = [ctx.request.files?.files ?? []].flat()
  const [file] = files
  // A form without a chosen file holds one without a name.
  if (!file?.originalFilename) throw new errors.ValidationError('Choose an image first.')
  if (file.size === 0) throw new errors.ValidationError(empty)
  if (files.length > 1) throw new errors.ValidationError('Send one image at a time.')
  return file
}

async function store(strapi: Core.Strapi, ctx: Context): Promise<StoredFile> {
  const { section, name, ...description } = readUploadRequest(ctx.request.body, ctx.query)
  const file = onlyFile(ctx)
  // Otherwise it would be refused as an image that is none.
  if (section === attachmentSection && !(await isPdf(file.filepath))) throw notAPdf()
  const folder = await folderOf(strapi, section)
  file.originalFilename = tameName(file.originalFilename ?? '')
  const [stored] = await strapi
    .plugin('upload')
    .service<UploadService>('upload')
    .upload({ data: { fileInfo: { name, ...description, folder } }, files: file })
  if (stored === undefined) throw new Error('The media library stored nothing')
  return stored
}

/** Takes a file away again whose sender has gone without waiting for the answer: he cancelled, or will send it anew. */
async function takeBack(strapi: Core.Strapi, file: StoredFile, key: string | undefined): Promise<void> {
  // First, so that who sends it anew is not told of a file that is about to go.
  if (key !== undefined) await creationKeys(strapi).deleteMany({ where: { kind: 'file', key } })
  await strapi.plugin('upload').service<UploadService>('upload').remove(file)
}

async function takeUpload(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const key = requestedKey(strapi)
  let file = await earlierFile(strapi, key)
  if (file === null) {
    try {
      file = await asSiteUpload({ key }, () => store(strapi, ctx))
      if (ctx.req.socket.destroyed) await takeBack(strapi, file, key)
    } catch (error) {
      if (!(error instanceof UploadedBefore)) throw error
      file = await findFile(strapi, error.file)
    }
  }
  if (file === null) throw new errors.NotFoundError('This image was stored, and has been deleted since.')
  ctx.status = 201
  ctx.body = [answerOf(file)]
}

/**
 * Makes `POST /api/upload` the upload of the site: exactly one image or PDF in `files`, its place named by `section`, its
 * words in `fileInfo`. What else Strapi would take from the form (another file to replace, a document to attach to,
 * a path) is not looked at. A refusal answers 400, 413, 415 or 422 with words for the person who sent the file.
 */
export function takeSiteUploads(strapi: Core.Strapi): void {
  replaceAction(strapi, 'plugin::upload.content-api', 'upload', async (ctx) => {
    try {
      await takeUpload(strapi, ctx)
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      const { status, name, message, details } = error
      ctx.status = status
      ctx.body = { data: null, error: { status, name, message, details } }
    }
  })
}
