import type { Core, Modules } from '@strapi/strapi'
import { kindOf, scheduledTypes, type Kind } from '../../documents/kinds'
import { environment } from '../../environment/environment'
import { hiddenAt } from '../../schedule/visible'
import { readPassword } from './password-store'
import { previewClaimsAt, previewKey, readPreview, signPreview, type PreviewClaims } from './preview-token'

type Document = Modules.Documents.AnyDocument

interface Previewed {
  kind: Kind
  document: Document
  /** ISO 8601, UTC: when the address ends. */
  until: string
}

const seconds = (): number => Math.floor(Date.now() / 1000)

const untilOf = ({ exp }: PreviewClaims): string => new Date(exp * 1000).toISOString()

async function keyNow(strapi: Core.Strapi): Promise<Buffer | undefined> {
  const record = await readPassword(strapi)
  return record && previewKey(environment().secrets.staffToken, record)
}

/** A document of a kind that visitors do not get now. */
async function findHidden(
  strapi: Core.Strapi,
  kind: Kind,
  documentId: string,
): Promise<Document | undefined> {
  const [uid] = scheduledTypes().find(([known]) => kindOf(known) === kind) ?? []
  if (uid === undefined) return undefined
  const where = { $and: [{ documentId }, hiddenAt(new Date())] }
  return ((await strapi.db.query(uid).findOne({ where })) as Document | null) ?? undefined
}

const ageOf = ({ createdAt }: Document): string => new Date(createdAt as string | Date).toISOString()

/** The last part of a private address for a document; `undefined` where there is none that visitors do not get. */
export async function previewOf(
  strapi: Core.Strapi,
  kind: Kind,
  documentId: string,
): Promise<{ token: string; until: string } | undefined> {
  const [key, document] = await Promise.all([keyNow(strapi), findHidden(strapi, kind, documentId)])
  if (key === undefined || document === undefined) return undefined
  const claims = previewClaimsAt(seconds(), { kind, documentId, createdAt: ageOf(document) })
  return { token: signPreview(claims, key), until: untilOf(claims) }
}

/** What a private address shows; `undefined` when it has ended, or never was one. */
export async function previewed(strapi: Core.Strapi, token: string): Promise<Previewed | undefined> {
  const key = await keyNow(strapi)
  const claims = key && readPreview(token, key, seconds())
  if (claims === undefined) return undefined
  const { kind, documentId, createdAt } = claims
  const document = await findHidden(strapi, kind, documentId)
  // It was published in the meantime, and taken back.
  if (document === undefined || ageOf(document) !== createdAt) return undefined
  return { kind, document, until: untilOf(claims) }
}
