import type { Core } from '@strapi/strapi'
import { environment } from '../environment/environment'
import {
  askOnCondition,
  LookupFailed,
  type Answer,
  type Asker,
  type Condition,
} from '../import/lookup/ask-server'
import { isCslItem, type CslItem } from '../import/formats/csl'
import { patiently } from '../import/lookup/patiently'
import { changedWorks, type Source } from './source'

/** In bytes. */
const largest = 5_000_000

/** The most that Zotero gives at once, and the most works of a group that are read. */
const page = { size: 100, most: 5000 }

/** Notes and files that stand by themselves have neither. */
const isWork = ({ DOI, author }: CslItem): boolean => typeof DOI === 'string' || Array.isArray(author)

const itemsOf = ({ body }: Answer): CslItem[] =>
  isCslItem(body) && Array.isArray(body.items) ? body.items.filter(isCslItem) : []

/**
 * The public library of a group at Zotero: whatever is in it is the group's. The library has a version, by which it is asked
 * for only when it has changed. Source: https://www.zotero.org/support/dev/web_api/v3/basics
 */
export const zoteroGroup = (strapi: Core.Strapi, from: Asker, group: string): Source => ({
  name: `Zotero group ${group}`,
  isWanted: () => true,
  works: () => {
    const list = `${environment().zotero.server}/groups/${group}/items/top`
    const ask = async (start: number, condition: Record<string, string>) => {
      const address = `${list}?v=3&format=csljson&sort=dateAdded&limit=${String(page.size)}&start=${String(start)}`
      const accept = 'application/json'
      const answer = await patiently(() => askOnCondition({ ...from, address, accept, largest, condition }))
      if (answer !== 'unknown') return answer
      throw new LookupFailed(`There is no public Zotero group ${group}. Correct ZOTERO_GROUP.`, 'unknown')
    }
    return changedWorks(
      strapi,
      list,
      async (condition) => {
        const answer = await ask(0, condition)
        if (answer === 'unchanged') return undefined
        const items = itemsOf(answer)
        const total = Math.min(Number(answer.headers.get('total-results') ?? 0), page.most)
        for (let start = page.size; start < total; start += page.size) {
          const more = await ask(start, {})
          if (more !== 'unchanged') items.push(...itemsOf(more))
        }
        return { items: items.filter(isWork), answer }
      },
      ({ headers }): Condition => {
        const version = headers.get('last-modified-version')
        return version === null ? {} : { 'if-modified-since-version': version }
      },
    )
  },
})
