import { errors } from '@strapi/utils'
import type { Core, UID } from '@strapi/strapi'
import { ConflictError } from './conflict-error'
import { currentDocument } from './current-document'

/**
 * The stored version of a document, whose row is locked until the transaction ends.
 * @returns `undefined` when the document does not exist
 */
export async function lockVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<number | undefined> {
  const rows: unknown = await strapi.db
    .queryBuilder(uid)
    .select(['id', 'version'])
    .where({ documentId })
    .forUpdate()
    .execute()
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined
  if (typeof row !== 'object' || row === null) return undefined
  return 'version' in row && typeof row.version === 'number' ? row.version : 1
}

/**
 * The version that an update shall store. Call it in the transaction that has locked the row: of two saves that read the
 * same version only one is done.
 * @param versions `stored` as `lockVersion` answers it; `read` by the client, `undefined` or `null` when it names none,
 *   which is not checked
 * @throws NotFoundError when the document does not exist
 * @throws ConflictError when the document was saved since
 */
export async function nextVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  { stored, read }: { stored: number | undefined; read: unknown },
): Promise<number> {
  if (stored === undefined) {
    throw new errors.NotFoundError(
      'This has been deleted in the meantime. It may be brought back from the trash.',
    )
  }
  if (read !== undefined && read !== null && Number(read) !== stored) {
    throw new ConflictError(await currentDocument(strapi, uid, documentId))
  }
  return stored + 1
}
