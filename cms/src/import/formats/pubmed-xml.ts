import { readCsl } from './csl'
import { asCslDate, publishedIn, readDay } from '../entry/dates'
import type { ReadEntry } from '../entry/entry'
import type { NameParts } from '../names/names'
import { wholeRange } from '../entry/pages'
import { articleNumber, typeBy, types } from './tagged'
import { all, elementsOf, inside, text, texts, type Element } from './xml'

const nameOf = (author: Element): NameParts => ({
  family: text(author, 'LastName'),
  given: text(author, 'ForeName', 'Initials'),
  suffix: text(author, 'Suffix'),
  literal: text(author, 'CollectiveName'),
})

function issued(date: Element | undefined) {
  if (date === undefined) return undefined
  const rest = [text(date, 'Month'), text(date, 'Day')].filter(Boolean).join(' ')
  const year = text(date, 'Year')
  return asCslDate(year === undefined ? readDay(text(date, 'MedlineDate') ?? '') : publishedIn(rest, year))
}

/** Abstracts of several parts have their names before them. */
const abstractOf = (article: Element): string =>
  all(article, 'Abstract/AbstractText')
    .map((part) => [part.attribs.Label, inside(part).trim()].filter(Boolean).join(': '))
    .join('\n\n')

function grantsOf(article: Element): string {
  const grants = all(article, 'GrantList/Grant').map((grant) =>
    [text(grant, 'Agency'), text(grant, 'GrantID')].filter(Boolean).join(' '),
  )
  return [...new Set(grants)].join('; ')
}

function readRecord(record: Element): ReadEntry {
  const [citation = record] = [...all(record, 'MedlineCitation'), ...all(record, 'BookDocument')]
  const [article = citation] = all(citation, 'Article')
  const pmid = text(citation, 'PMID')
  // Not those of the papers that it cites, which stand deeper.
  const ids = [
    ...all(record, 'PubmedData/ArticleIdList/ArticleId'),
    ...all(citation, 'ArticleIdList/ArticleId'),
  ]
  const idsOf = (kind: string): string[] =>
    all(article, 'ELocationID')
      .filter(({ attribs }) => attribs.EIdType === kind)
      .map(inside)
  const doi = [...idsOf('doi'), ...ids.filter(({ attribs }) => attribs.IdType === 'doi').map(inside)]
  const [issue] = all(article, 'Journal/JournalIssue')
  const [book] = all(citation, 'Book')
  const title = text(article, 'ArticleTitle', 'VernacularTitle')
  const ofBook = book === undefined ? [] : all(book, 'AuthorList')
  const isWholeBook = book !== undefined && title === undefined
  const people = [...all(article, 'AuthorList'), ...(isWholeBook ? ofBook : [])].filter(
    ({ attribs }) => attribs.Type !== 'editors',
  )
  const editors = ofBook.filter(({ attribs }) => !isWholeBook || attribs.Type === 'editors')
  return readCsl(
    {
      type:
        book === undefined
          ? typeBy(texts(article, 'PublicationTypeList/PublicationType').join(), types)
          : isWholeBook
            ? 'book'
            : 'chapter',
      title: (title ?? (book && text(book, 'BookTitle')))?.replace(/^\[(.*)\]\.?$/s, '$1'),
      author: people.flatMap((list) => all(list, 'Author')).map(nameOf),
      editor: editors.flatMap((list) => all(list, 'Author')).map(nameOf),
      'container-title':
        book === undefined
          ? text(article, 'Journal/Title')
          : isWholeBook
            ? undefined
            : text(book, 'BookTitle'),
      publisher: book && text(book, 'Publisher/PublisherName'),
      volume: issue && text(issue, 'Volume'),
      issue: issue && text(issue, 'Issue'),
      page:
        wholeRange(text(article, 'Pagination/MedlinePgn', 'Pagination/StartPage')) ??
        articleNumber(idsOf('pii')),
      DOI: doi[0],
      ISSN: texts(article, 'Journal/ISSN'),
      ISBN: book && texts(book, 'Isbn'),
      PMID: pmid,
      keyword: texts(citation, 'KeywordList/Keyword'),
      abstract: abstractOf(article),
      issued: issued((issue && all(issue, 'PubDate')[0]) ?? (book && all(book, 'PubDate')[0])),
      language: text(article, 'Language')?.replace(/^eng$/, ''),
      custom: { funding: grantsOf(article) },
    },
    pmid === undefined ? 'A record without PMID' : `PMID ${pmid}`,
  )
}

/** Reads PubMed's XML (https://www.nlm.nih.gov/bsd/licensee/elements_descriptions.html), record by record. */
export const readPubmed = (xml: string): ReadEntry[] =>
  [...elementsOf(xml, 'PubmedArticle'), ...elementsOf(xml, 'PubmedBookArticle')].map(readRecord)
