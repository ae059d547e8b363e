import { paths } from '../../../paths'
import { unicodeText } from '../../../ui/text/scientific-text'
import { readPages } from '../record/pages'
import type { PublicationRecord } from '../record/record'

type Tag = [name: string, content: string]

/**
 * What Google Scholar and Zotero read of a paper's page (Google Scholar, "Inclusion Guidelines for Webmasters",
 * "Indexing"; the names are those of Highwire Press). What is unknown has no tag.
 */
export function citationTags(record: PublicationRecord, origin: string): Tag[] {
  const { type } = record
  const place = readPages(record.pages)
  const tags: [name: string, content: string | null | undefined][] = [
    ['citation_title', unicodeText(record.title)],
    // One tag for each author, in order; "Sample, A. B." and "A. B. Sample" are both understood.
    ...record.authors.map((author): Tag => ['citation_author', author]),
    ['citation_publication_date', date(record)],
    [containers[type] ?? 'citation_journal_title', containerOf(record)],
    [type === 'thesis' ? 'citation_dissertation_institution' : 'citation_publisher', record.publisher],
    ['citation_volume', record.volume],
    [type === 'patent' ? 'citation_patent_number' : 'citation_issue', record.issue],
    ['citation_firstpage', place && ('article' in place ? place.article : place.first)],
    ['citation_lastpage', place && 'last' in place ? place.last : null],
    ['citation_doi', record.doi],
    ['citation_abstract_html_url', origin + paths.publication(record.slug)],
    ['citation_pdf_url', ownPdf(record, origin)],
  ]
  return tags.filter((tag): tag is Tag => Boolean(tag[1]))
}

/** Which tag names what a publication appeared in. */
const containers: Partial<Record<PublicationRecord['type'], string>> = {
  conferencePaper: 'citation_conference_title',
  chapter: 'citation_inbook_title',
}

const containerOf = ({ type, journal, booktitle }: PublicationRecord) =>
  type === 'conferencePaper' || type === 'chapter' ? (booktitle ?? journal) : journal

/** `2020/03/07`, `2020/03` or `2020`. */
function date({ year, month, day }: PublicationRecord): string {
  const parts = month === null ? [year] : day === null ? [year, month] : [year, month, day]
  return parts.map((part) => String(part).padStart(2, '0')).join('/')
}

/** Scholar takes a PDF from the page's own folder or below only; one that is elsewhere it finds by the link. */
function ownPdf({ pdfLink, slug }: PublicationRecord, origin: string): string | null {
  const page = origin + paths.publication(slug)
  return pdfLink?.startsWith(`${page}/`) || pdfLink === `${page}.pdf` ? pdfLink : null
}

/** The tags in the page's head. */
export const CitationTags = ({ record, origin }: { record: PublicationRecord; origin: string }) =>
  citationTags(record, origin).map(([name, content], index) => (
    <meta key={`${name} ${String(index)}`} name={name} content={content} />
  ))
