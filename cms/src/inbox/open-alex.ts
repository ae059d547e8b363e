import { environment } from '../environment/environment'
import { askServer, type Asker } from '../import/lookup/ask-server'
import { isCslItem, type CslItem } from '../import/formats/csl'
import { asCslDate, readDay } from '../import/entry/dates'
import { patiently } from '../import/lookup/patiently'
import { isInTime, type Person } from './people'
import type { Source } from './source'

/** In bytes. */
const largest = 20_000_000

/** Works in one answer, and answers about one person. */
const page = { size: 100, most: 20 }

/** Kinds of works that CSL calls something else (https://docs.openalex.org/api-entities/works/work-object). */
const types: Readonly<Record<string, string>> = {
  article: 'article-journal',
  review: 'article-journal',
  letter: 'article-journal',
  editorial: 'article-journal',
  erratum: 'article-journal',
  'book-chapter': 'chapter',
  dissertation: 'thesis',
}

const inside = (value: unknown, ...names: string[]): unknown =>
  names.reduce((found, name) => (isCslItem(found) ? found[name] : undefined), value)

/** A work in CSL's words; who registered its DOI describes it better. */
function itemOf(work: CslItem): CslItem {
  const type = String(work.type)
  const authors = Array.isArray(work.authorships) ? work.authorships : []
  const [first, last] = [inside(work, 'biblio', 'first_page'), inside(work, 'biblio', 'last_page')]
  return {
    type: types[type] ?? type,
    title: work.title,
    DOI: work.doi,
    author: authors.map((one) => ({ literal: inside(one, 'author', 'display_name') })),
    'container-title': inside(work, 'primary_location', 'source', 'display_name'),
    volume: inside(work, 'biblio', 'volume'),
    issue: inside(work, 'biblio', 'issue'),
    page: [first, last].filter((one) => typeof one === 'string').join('-'),
    issued: typeof work.publication_date === 'string' ? asCslDate(readDay(work.publication_date)) : undefined,
  }
}

/** What OpenAlex lists of somebody, for whom a key is needed. It answers on no condition. */
export const openAlex = (from: Asker, person: Person, key: string): Source => ({
  name: `OpenAlex’s list of ${person.name}`,
  isWanted: (year) => isInTime(person, year),
  works: async () => {
    const works: CslItem[] = []
    let cursor: unknown = '*'
    for (let at = 0; at < page.most && typeof cursor === 'string'; at += 1) {
      const query = new URLSearchParams({
        filter: `author.orcid:${person.orcid}`,
        'per-page': String(page.size),
        cursor,
        select: 'type,title,doi,authorships,primary_location,biblio,publication_date',
        api_key: key,
        ...(from.contact !== undefined && { mailto: from.contact }),
      })
      const address = `${environment().openAlex.server}/works?${query.toString()}`
      const answer = await patiently(() =>
        askServer({ ...from, address, accept: 'application/json', largest }),
      )
      const results = inside(answer, 'results')
      works.push(...(Array.isArray(results) ? results.filter(isCslItem).map(itemOf) : []))
      cursor = inside(answer, 'meta', 'next_cursor')
    }
    return works
  },
})
