import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { isKey, settleKey, takeKey } from '../documents/creation-key'
import { withIntent } from '../documents/intent'
import { refusal } from '../rules/refusal'
import type { Problem } from '../rules/rules'
import { changes } from '../history/table'
import { mostEntries } from './preview'

const uid = 'api::publication.publication'

interface EntryInput {
  /** Of a publication that shall be changed. */
  documentId?: string | null
  /** The version of it that was read. */
  version?: number | null
  data: Record<string, unknown>
}

export interface Imported {
  importId: string
  created: number
  changed: number
}

/** What an import has done, by the history. */
async function counted(strapi: Core.Strapi, importId: string): Promise<Imported> {
  const count = (action: string) => changes(strapi).count({ where: { importId, action } })
  return { importId, created: await count('create'), changed: await count('update') }
}

/** Strapi's own errors, whose texts are meant to be read. */
const isForTheReader = (error: unknown): error is errors.ApplicationError<string> =>
  error instanceof errors.ApplicationError

/** The problems that a refused write names, under the number of its entry. */
function problemsOf(error: unknown, index: number): Problem[] {
  const at = ['entries', String(index)]
  if (!isForTheReader(error)) throw error
  const { message } = error
  const { errors: list } = error.details as { errors?: Problem[] }
  // A conflict, or a paper that has been deleted since, names no fields.
  if (list === undefined) return [{ path: at, message }]
  return list.map((problem) => ({ path: [...at, ...problem.path], message: problem.message }))
}

async function save(strapi: Core.Strapi, { documentId, version, data }: EntryInput): Promise<void> {
  const documents = strapi.documents(uid)
  if (documentId === undefined || documentId === null) await documents.create({ data })
  else {
    const read: Record<string, unknown> = { ...data, version }
    await documents.update({ documentId, data: read })
  }
}

/**
 * Saves the chosen entries of an import, all or none. Sending it again with the same key does nothing more.
 * @throws ValidationError that names every wrong entry and field (`entries.3.title`)
 */
export async function commitImport(
  strapi: Core.Strapi,
  entries: readonly EntryInput[],
  key: string,
): Promise<Imported> {
  if (!isKey(key)) throw new errors.ValidationError('key must be a UUID')
  if (entries.length === 0) throw new errors.ValidationError('No entry is chosen. Choose one at least.')
  if (entries.length > mostEntries) {
    throw new errors.ValidationError(`Import ${String(mostEntries)} entries at a time.`)
  }
  return strapi.db.transaction(async () => {
    const earlier = await takeKey(strapi, 'import', key)
    if (earlier !== undefined) return counted(strapi, key)
    const problems: Problem[] = []
    await withIntent({ importId: key }, async () => {
      for (const [index, entry] of entries.entries()) {
        await save(strapi, entry).catch((error: unknown) => problems.push(...problemsOf(error, index)))
      }
    })
    if (problems.length > 0) throw refusal(problems)
    await settleKey(strapi, 'import', key, key)
    return counted(strapi, key)
  })
}
