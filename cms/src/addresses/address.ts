import type { Core, UID } from '@strapi/strapi'
import { fillColumns } from '../database/fill-columns'
import { currentIntent, type Intent } from '../documents/intent'
import type { Addressed } from '../rules/noun'
import { refusal } from '../rules/refusal'
import type { Fields } from '../rules/rules'
import { formerColumn, freeSlug, isMadeOf, readFormer, slugOf } from '../rules/slug'

interface Row {
  documentId: string
  slug: string | null
  formerSlugs: string | null
}

/** The former addresses of documents of a type, with the document that each leads to. */
type Former = Map<string, string>

/**
 * Former addresses are in no index. An import, whose transaction has the turn of all its writes, looks through the table
 * once instead of once for every entry, which took most of its time beside thousands of publications.
 */
const ofImports = new WeakMap<Intent, Map<UID.ContentType, Promise<Former>>>()

async function readAllFormer(strapi: Core.Strapi, uid: UID.ContentType): Promise<Former> {
  const rows = (await strapi.db.query(uid).findMany({
    select: ['documentId', 'formerSlugs'],
    where: { formerSlugs: { $notNull: true } },
  })) as Row[]
  return new Map(
    rows.flatMap(({ documentId, formerSlugs }) => readFormer(formerSlugs).map((slug) => [slug, documentId])),
  )
}

function formerOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<Former> {
  const intent = currentIntent()
  if (intent?.importId === undefined) return readAllFormer(strapi, uid)
  const ofImport = ofImports.get(intent) ?? new Map<UID.ContentType, Promise<Former>>()
  ofImports.set(intent, ofImport)
  const former = ofImport.get(uid) ?? readAllFormer(strapi, uid)
  ofImport.set(uid, former)
  return former
}

const ofOthers = (documentId: string | undefined) =>
  documentId === undefined ? {} : { documentId: { $ne: documentId } }

/** Whether another document has the address. */
const isTaken = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
  documentId: string | undefined,
): Promise<boolean> => (await strapi.db.query(uid).count({ where: { slug, ...ofOthers(documentId) } })) > 0

/** The address itself or, when another document has it or had it, the first free one that begins like it. */
async function freeAddress(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
  documentId: string | undefined,
): Promise<string> {
  const former = await formerOf(strapi, uid)
  const wasOfOther = former.has(slug) && former.get(slug) !== documentId
  if (!wasOfOther && !(await isTaken(strapi, uid, slug, documentId))) return slug
  // Numbers are put to a shortened slug where a long one is taken.
  const rows = (await strapi.db.query(uid).findMany({
    select: ['slug'],
    where: { slug: { $startsWith: slug.slice(0, 70) }, ...ofOthers(documentId) },
  })) as Row[]
  const taken = new Set(rows.map(({ slug: one }) => one ?? ''))
  for (const [one, owner] of former) if (owner !== documentId) taken.add(one)
  return freeSlug(slug, taken)
}

interface Change {
  documentId: string | undefined
  /** The stored document; `null` of one that is new. */
  before: Fields | null
  /** What shall be stored now. */
  given: Fields
}

/**
 * The slug that the document shall have, before anybody looks whether it is free.
 * @param otherwise what it is when the name has no letter for an address
 */
function wanted(
  { by, without }: Addressed,
  otherwise: string,
  { before, given }: Change,
): { slug: string; chosen: boolean } {
  const slugFor = ({ [by]: name }: Fields) => {
    const text = typeof name === 'string' ? name : ''
    return slugOf(without?.(text) ?? text, otherwise)
  }
  const present = before?.slug
  const { slug } = given
  if (typeof slug === 'string' && slug !== '' && slug !== present) return { slug, chosen: true }
  const made = slugFor({ ...before, ...given })
  const isEmptied = 'slug' in given && !slug
  if (before === null || typeof present !== 'string' || isEmptied) return { slug: made, chosen: false }
  const madeBefore = slugFor(before)
  const isKept = made === madeBefore || !isMadeOf(madeBefore, present)
  return { slug: isKept ? present : made, chosen: false }
}

/** Takes a former address away from the other document that it leads to. */
async function takeOver(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slug: string,
  documentId: string | undefined,
): Promise<void> {
  const former = await formerOf(strapi, uid)
  const owner = former.get(slug)
  if (owner === undefined || owner === documentId) return
  const left = [...former].flatMap(([one, of]) => (of === owner && one !== slug ? one : []))
  await fillColumns(strapi, uid, owner, { formerSlugs: formerColumn(left) })
  former.delete(slug)
}

/** Of the former addresses of what comes back from the trash, those that nobody has taken meanwhile. */
async function stillOwn(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  slugs: readonly string[],
): Promise<string[]> {
  if (slugs.length === 0) return []
  const former = await formerOf(strapi, uid)
  const own: string[] = []
  for (const slug of slugs)
    if (!former.has(slug) && !(await isTaken(strapi, uid, slug, undefined))) own.push(slug)
  return own
}

/**
 * The address of a document that is made or changed: kept as long as its name, or for ever when somebody has chosen it, and
 * the addresses it had before lead to it until somebody chooses one of them for another document. Call it in the transaction
 * of the write, with the turn of the type.
 * @throws ValidationError when somebody chose the address of another document
 */
export async function addressOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  addressed: Addressed,
  change: Change,
): Promise<Fields> {
  const { documentId, before, given } = change
  const { singularName, displayName } = strapi.contentType(uid).info
  const { slug, chosen } = wanted(addressed, singularName, change)
  const present = typeof before?.slug === 'string' ? before.slug : undefined
  const had =
    before === null
      ? await stillOwn(strapi, uid, readFormer(given.formerSlugs))
      : readFormer(before.formerSlugs)
  if (present !== undefined) had.push(present)
  const intent = currentIntent()
  // What comes back from the trash takes the next free address when its own has gone to another one.
  const isTyped = chosen && intent?.action === undefined
  if (isTyped) {
    if (await isTaken(strapi, uid, slug, documentId))
      throw refusal([
        { path: ['slug'], message: `This is the address of another ${displayName.toLowerCase()}` },
      ])
    await takeOver(strapi, uid, slug, documentId)
  }
  const free = slug === present || isTyped ? slug : await freeAddress(strapi, uid, slug, documentId)
  const former = [...new Set(had)].filter((one) => one !== free)
  const known = intent === undefined ? undefined : await ofImports.get(intent)?.get(uid)
  if (documentId !== undefined) for (const one of former) known?.set(one, documentId)
  return { slug: free, formerSlugs: formerColumn(former) }
}
