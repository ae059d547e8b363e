import type { Core } from '@strapi/strapi'
import { withoutTitles } from '../api/member/titles'
import { filesIn } from '../documents/from-snapshot'
import { withIntent } from '../documents/intent'
import { nouns } from '../documents/nouns'
import { takeSnapshot, type Snapshot } from '../documents/snapshot'
import { titleOf } from '../documents/title-of'
import { removeUnused } from '../files/collect'
import { forgetFormerImages } from '../files/former-images'
import { namedStaff } from '../history/actor'
import { changes, type Change } from '../history/table'
import { filesInTrash } from '../trash/files'
import { forgetListed } from '../inbox/forget'
import { trash, type TrashItem } from '../trash/table'

const uid = 'api::member.member'
const kind = 'member'

/** A member, present or deleted, with everything that the site keeps of this person. */
export interface Person {
  documentId: string
  name: string
  slug: string
  /** Whether the member is on the site now. */
  isShown: boolean
  /** Lines of the history, and entries of the trash, by their ids. */
  changes: number[]
  trash: number[]
  /** ORCID iDs, present and former. */
  orcids: string[]
  /** Portraits and documents, present and former. */
  files: { id: number; documentId: string; name: string }[]
}

interface Kept {
  documentId: string
  snapshot: Snapshot
  change?: number
  trashed?: number
  isShown?: true
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** People leave out titles, and write accents in two ways. */
const plain = (word: string): string => withoutTitles(word.normalize('NFC')).toLowerCase()

/** Every version of every member that is kept anywhere, the present ones first, then the newest. */
async function everythingKept(strapi: Core.Strapi): Promise<Kept[]> {
  const shown = (await strapi.db.query(uid).findMany({ select: ['documentId'] })) as { documentId: string }[]
  const present = await Promise.all(
    shown.map(async ({ documentId }) => ({
      documentId,
      snapshot: (await takeSnapshot(strapi, uid, documentId)) ?? {},
      isShown: true as const,
    })),
  )
  const items = (await trash(strapi).findMany({ where: { kind } })) as TrashItem[]
  const rows = (await changes(strapi).findMany({ where: { kind }, orderBy: { id: 'desc' } })) as Change[]
  return [
    ...present,
    ...items.map(({ id, documentId, content }) => ({ documentId, snapshot: content, trashed: id })),
    ...rows.flatMap(({ id, documentId, before, after }) =>
      documentId === null
        ? []
        : [after, before].flatMap((snapshot) => (snapshot ? [{ documentId, snapshot, change: id }] : [])),
    ),
  ]
}

/**
 * Whom a word means: a name that somebody has or had, the last part of the address of a page, or a document's id.
 */
export async function findPeople(strapi: Core.Strapi, word: string): Promise<Person[]> {
  const kept = await everythingKept(strapi)
  const meant = new Set(
    kept
      .filter(({ documentId, snapshot }) =>
        [documentId, text(snapshot['name']), text(snapshot['slug'])].some(
          (one) => plain(one) === plain(word),
        ),
      )
      .map(({ documentId }) => documentId),
  )
  return [...meant].map((documentId) => {
    const own = kept.filter((one) => one.documentId === documentId)
    const [newest] = own
    const files = new Map(own.flatMap(({ snapshot }) => filesIn(snapshot)).map((file) => [file.id, file]))
    return {
      documentId,
      name: text(newest?.snapshot['name']),
      slug: text(newest?.snapshot['slug']),
      isShown: newest?.isShown === true,
      changes: [...new Set(own.flatMap(({ change }) => change ?? []))],
      trash: own.flatMap(({ trashed }) => trashed ?? []),
      orcids: [...new Set(own.flatMap(({ snapshot }) => text(snapshot['orcid']) || []))],
      files: [...files.values()].map(({ id, documentId, name }) => ({ id, documentId, name })),
    }
  })
}

/** Where else the site names somebody, in words: no program can tell what is to be written there instead. */
export async function mentionsOf(strapi: Core.Strapi, { documentId, name }: Person): Promise<string[]> {
  const found: string[] = []
  for (const [type, noun] of nouns) {
    // Who wrote a paper stays who wrote it.
    if (type === 'api::publication.publication') continue
    const rows = (await strapi.db.query(type).findMany({ select: ['documentId'] })) as {
      documentId: string
    }[]
    for (const row of rows) {
      if (row.documentId === documentId) continue
      const snapshot = (await takeSnapshot(strapi, type, row.documentId)) ?? {}
      if (JSON.stringify(snapshot).toLowerCase().includes(name.toLowerCase()))
        found.push(`${noun.schema.info.singularName}: ${titleOf(noun, snapshot)}`)
    }
  }
  return found
}

/** Those of some files that are in the media library. */
async function present<File extends { id: number }>(strapi: Core.Strapi, files: File[]): Promise<File[]> {
  const where = { id: { $in: files.map(({ id }) => id) } }
  const rows = (await strapi.db.query('plugin::upload.file').findMany({ select: ['id'], where })) as {
    id: number
  }[]
  const ids = new Set(rows.map(({ id }) => id))
  return files.filter(({ id }) => ids.has(id))
}

/**
 * Removes a person from content, trash, history and files, for good. Names in the author lists of papers stay.
 * @returns the files that stay because something else shows them, by their names
 */
export async function erase(strapi: Core.Strapi, person: Person): Promise<string[]> {
  const { documentId } = person
  await strapi.db.transaction(async () => {
    if (person.isShown)
      await withIntent({ action: 'delete', pastTheTrash: true }, () =>
        strapi.documents(uid).delete({ documentId }),
      )
    await trash(strapi).deleteMany({ where: { kind, documentId } })
    // With the line that tells of this deletion.
    await changes(strapi).deleteMany({ where: { kind, documentId } })
    await forgetListed(strapi, person)
    const actors = [person.name, withoutTitles(person.name)].map(namedStaff)
    await changes(strapi).updateMany({ where: { actor: { $in: actors } }, data: { actor: 'staff' } })
  })
  const ofOthers = await filesInTrash(strapi)
  for (const { id } of person.files) if (!ofOthers.has(id)) await removeUnused(strapi, id)
  const stay = await present(strapi, person.files)
  // What was changed of a portrait's words names the person.
  const gone = person.files.filter((file) => !stay.includes(file)).map((file) => file.documentId)
  await changes(strapi).deleteMany({ where: { kind: 'file', documentId: { $in: gone } } })
  await forgetFormerImages(strapi)
  return stay.map(({ name }) => name)
}
