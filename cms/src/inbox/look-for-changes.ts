import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import type { Asker } from '../import/lookup/ask-server'
import { isCslItem, type CslItem } from '../import/formats/csl'
import { changeKey } from './changes'
import { inParts, noticesAbout, worksAt } from './crossref'
import { proposalsOf } from './known'
import { patiently } from '../import/lookup/patiently'
import { registered, type Registered } from './registered'
import { inboxItems, type InboxItem } from './table'

interface Looking {
  from: Asker
  /** The keys of what staff have seen or wait for. */
  seen: ReadonlySet<string>
  put: (item: Pick<InboxItem, 'key' | 'source' | 'item'>) => Promise<void>
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'inbox', key: 'changes-until' })

const day = 24 * 60 * 60 * 1000

/** The day before, as ISO 8601 has it: Crossref counts days, and works through the night. */
const dayBefore = (instant: string): string => new Date(Date.parse(instant) - day).toISOString().slice(0, 10)

const source = 'Crossref'

/** Of a work what is said of its DOI elsewhere too. */
const withNotices = (work: CslItem, notices: readonly CslItem[]): CslItem => {
  const told: unknown = work['updated-by']
  return { ...work, 'updated-by': [...(Array.isArray(told) ? told.filter(isCslItem) : []), ...notices] }
}

/**
 * Looks for changes of stored papers: a volume and pages after "in press", corrected titles, retractions and corrections.
 * Of papers that were looked at before only what Crossref has taken in since is asked for. Twenty at a time.
 * @throws LookupFailed; what was found before stays, and the next time begins where this one did
 */
export async function lookForChanges(strapi: Core.Strapi, { from, seen, put }: Looking): Promise<void> {
  const { crossref } = environment().doiServers
  const begun = new Date().toISOString()
  const last = ((await storeOf(strapi).get({})) as string | null) ?? undefined
  const rows = await registered(strapi)
  const isKnown = ({ updatedAt }: Registered) =>
    last !== undefined && new Date(updatedAt).getTime() < Date.parse(last)
  const groups = [
    { since: undefined, of: rows.filter((row) => !isKnown(row)) },
    { since: last && dayBefore(last), of: rows.filter(isKnown) },
  ]
  for (const { since, of } of groups) {
    for (const dois of inParts(of.map(({ doi }) => doi))) {
      const question = { crossref, from, since }
      const notices = await patiently(() => noticesAbout(question, dois))
      const works = await patiently(() => worksAt(question, dois))
      // A notice may be news of a work that has not changed itself.
      const told = new Set(works.map(({ DOI }) => String(DOI).toLowerCase()))
      const others = [...notices.keys()].filter((doi) => !told.has(doi)).map((doi): CslItem => ({ DOI: doi }))
      const items = [...works, ...others].map((work) =>
        withNotices(work, notices.get(String(work.DOI).toLowerCase()) ?? []),
      )
      await putChanges(strapi, items, { seen, put })
    }
  }
  await storeOf(strapi).set({ value: begun })
}

async function putChanges(
  strapi: Core.Strapi,
  items: readonly CslItem[],
  { seen, put }: Omit<Looking, 'from'>,
): Promise<void> {
  const found = items.map((item) => ({ item, source, key: changeKey(String(item.DOI), []) }))
  const entries = await proposalsOf(strapi, found)
  for (const [at, { state, differences }] of entries.entries()) {
    const item = items[at]
    if (item === undefined || state === 'duplicate') continue
    const key = changeKey(String(item.DOI), differences)
    if (seen.has(key)) continue
    await settleEarlier(strapi, key)
    await put({ key, source, item })
  }
}

/** What waited of the same paper is part of what is said of it now. */
async function settleEarlier(strapi: Core.Strapi, key: string): Promise<void> {
  // Their keys differ only in their last part, which is what has changed.
  await inboxItems(strapi).updateMany({
    where: { state: 'waiting', key: { $startsWith: key.slice(0, key.lastIndexOf(' ') + 1) } },
    data: { state: 'settled' },
  })
}
