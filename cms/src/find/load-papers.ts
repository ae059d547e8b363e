import type { Core } from '@strapi/strapi'
import { asWords } from '../api/publication/search-text'
import { firstPagesOf, textsOfFirstPages } from '../attachments/first-pages'
import { authorsOf } from '../authors/authors'
import { visibleAt } from '../schedule/visible'
import type { SearchedDocument } from '../search/search-index'

/** What lists of publications are made and counted by. */
export interface Paper {
  id: number
  /** Another one after each change. */
  stamp: string
  title: string
  /** As words of research lines are looked for in it. */
  searchedTitle: string
  year: number
  type: string | null
  journal: string | null
  issn: string | null
  highlighted: boolean
  /** As the paper writes them, in order. */
  authors: string[]
}

export interface Stamp {
  id: number
  stamp: string
}

interface StampRow {
  id: number
  version: number | null
  updated_at: unknown
}

/** All publications that visitors get now, the newest year first and in it the one that was entered last. */
export async function readStamps(strapi: Core.Strapi): Promise<Stamp[]> {
  const rows = await strapi.db
    .queryBuilder('api::publication.publication')
    .select(['id', 'version', 'updatedAt'])
    .where({ $and: visibleAt(new Date()) })
    .orderBy(['year', 'createdAt', 'id'].map((column) => ({ [column]: 'desc' })))
    // As the database has them: there may be thousands.
    .execute<StampRow[]>({ mapResults: false })
  const pages = await firstPagesOf(strapi)
  return rows.map(({ id, version, updated_at: time }) => ({
    id,
    stamp: [version, time instanceof Date ? time.getTime() : time, ...(pages.get(id) ?? [])].join(' '),
  }))
}

interface PaperRow {
  id: number
  title: string
  year: number
  type: string | null
  journal: string | null
  booktitle: string | null
  publisher: string | null
  pages: string | null
  highlighted: boolean | number | null
  abstract: string | null
  doi: string | null
  link: string | null
  arxiv_id: string | null
  pmid: string | null
  isbn: string | null
  issn: string | null
  editors: string | null
  keywords: string | null
  funding: string | null
  award: string | null
}

const text = (...parts: (string | number | null)[]) => parts.filter((part) => part !== null).join(' ')

/** Reads publications as they are listed and searched. A publication that is gone by now is left out. */
export async function loadPapers(
  strapi: Core.Strapi,
  stamps: readonly Stamp[],
): Promise<{ paper: Paper; searched: SearchedDocument }[]> {
  const ids = stamps.map(({ id }) => id)
  const rows = await strapi.db
    .getConnection('publications')
    .whereIn('id', ids)
    .select<PaperRow[]>(
      ...['id', 'title', 'year', 'type', 'journal', 'booktitle', 'publisher', 'pages', 'highlighted'],
      ...['abstract', 'doi', 'link', 'arxiv_id', 'pmid', 'isbn', 'issn'],
      ...['editors', 'keywords', 'funding', 'award'],
    )
  const authors = await authorsOf(strapi, ids)
  const firstPages = await textsOfFirstPages(strapi, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return stamps.flatMap(({ id, stamp }) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const { title, year, type, journal, booktitle, publisher, pages, abstract, doi, link } = row
    const names = authors.get(id) ?? []
    const highlighted = Boolean(row.highlighted)
    return {
      paper: {
        ...{ id, stamp, title, year, type, journal, highlighted },
        searchedTitle: asWords(title),
        issn: row.issn,
        authors: names,
      },
      searched: {
        id,
        title,
        authors: names,
        source: text(journal, booktitle, publisher, row.editors, row.keywords, year),
        texts: [abstract ?? '', row.funding ?? '', row.award ?? '', ...(firstPages.get(id) ?? [])],
        // The number of a preprint stands where an article has its pages.
        identifiers: [doi, link, pages, row.arxiv_id, row.pmid, row.isbn, row.issn].flatMap(
          // Standard numbers can be several.
          (identifier) => identifier?.split('; ') ?? [],
        ),
      },
    }
  })
}
