import type { AttachedFileFragment } from '../../../content/attachment.generated'
import { paths } from '../../../paths'
import { unicodeText } from '../../../ui/text/scientific-text'
import { familyFirst, readAuthor } from '../record/author-name'
import { isReport } from '../record/genre'
import { readPages } from '../record/pages'
import { manuscriptPath } from '../record/manuscript'
import { listIn, type PublicationRecord, type PublicationType } from '../record/record'

type Tag = [name: string, content: string]

/**
 * What Google Scholar and Zotero read of a paper's page (Google Scholar, "Inclusion Guidelines for Webmasters",
 * "Indexing"; the names are those of Highwire Press). What is unknown has no tag. Zotero tells the type by the tag of
 * the container, the last one of them, and where there is none by its own word for it. What Highwire Press has no name
 * for is called as Zotero's own field is (`z:`, https://api.zotero.org/itemTypeFields?itemType=thesis).
 */
export function citationTags(
  record: PublicationRecord,
  origin: string,
  attachments: readonly AttachedFileFragment[] = [],
): Tag[] {
  const { type } = record
  const isLength = isNumberOfPages(record)
  const place = isLength ? undefined : readPages(record.pages)
  const tags: [name: string, content: string | null | undefined][] = [
    ['citation_title', unicodeText(record.title)],
    ['z:itemType', isReport(record) ? 'report' : zoteroTypes[type]],
    [genreTag(record), record.genre],
    // One tag for each author, in order.
    ...record.authors.map((author): Tag => ['citation_author', personTag(author, record.authors)]),
    ...listIn(record.editors).map((editor, _, all): Tag => ['citation_editor', personTag(editor, all)]),
    ['citation_publication_date', date(record)],
    ...containerTags(record),
    ['citation_volume', record.volume],
    [issueTag(record), record.issue],
    ['z:numPages', isLength ? record.pages : null],
    ['citation_firstpage', place && ('article' in place ? place.article : place.first)],
    ['citation_lastpage', place && 'last' in place ? place.last : null],
    // Zotero has no tag for the number of a preprint or a patent but this one.
    ['citation_technical_report_number', numberOf(record)],
    ['citation_doi', record.doi],
    ['citation_arxiv_id', record.arxivId],
    // Zotero has a field for it with preprints only.
    ['z:extra', type !== 'preprint' && record.arxivId ? `arXiv:${record.arxivId}` : null],
    ['citation_pmid', record.pmid],
    ...listIn(record.isbn).map((isbn): Tag => ['citation_isbn', isbn]),
    ...listIn(record.issn).map((issn): Tag => ['citation_issn', issn]),
    ['z:rights', record.licence],
    ['citation_language', record.language],
    ['citation_keywords', record.keywords],
    ['citation_abstract', record.abstract && unicodeText(record.abstract)],
    ['citation_abstract_html_url', origin + paths.publication(record.slug)],
    ['citation_pdf_url', ownPdf(record, origin, attachments)],
  ]
  return tags.filter((tag): tag is Tag => Boolean(tag[1]))
}

/** Zotero's item types (https://api.zotero.org/itemTypes). */
const zoteroTypes: Record<PublicationType, string> = {
  article: 'journalArticle',
  conferencePaper: 'conferencePaper',
  chapter: 'bookSection',
  book: 'book',
  thesis: 'thesis',
  preprint: 'preprint',
  patent: 'patent',
  dataset: 'dataset',
}

/** What a publication appeared in, and who published it. */
function containerTags(record: PublicationRecord): [name: string, content: string | null][] {
  const { type, journal, booktitle, publisher } = record
  switch (type) {
    case 'article':
      return [
        ['citation_journal_title', journal],
        ['citation_publisher', publisher],
      ]
    case 'conferencePaper':
      return [
        // The title of the proceedings, of which the type would be taken if it came last.
        ['citation_inbook_title', booktitle ?? journal],
        ['citation_conference_title', booktitle ?? journal],
        ['citation_series_title', booktitle && journal],
        ['citation_publisher', publisher],
      ]
    case 'chapter':
      return [
        ['citation_inbook_title', booktitle ?? journal],
        ['citation_series_title', booktitle && journal],
        ['citation_publisher', publisher],
      ]
    case 'thesis':
      return [['citation_dissertation_institution', publisher]]
    case 'book':
      if (isReport(record)) {
        return [
          ['z:seriesTitle', journal],
          ['citation_technical_report_institution', publisher],
        ]
      }
      return [
        ['citation_series_title', journal],
        ['citation_publisher', publisher],
      ]
    case 'patent':
      return [['z:issuingAuthority', publisher ?? journal]]
    case 'preprint':
    case 'dataset':
      return [['citation_publisher', publisher ?? journal]]
  }
}

/** Zotero's names for the kind of a work; other types have none. */
function genreTag(record: PublicationRecord): string {
  if (isReport(record)) return 'z:reportType'
  return record.type === 'thesis' ? 'z:thesisType' : 'z:genre'
}

/** What a number is of, which stands beside a volume in a list of papers. */
function issueTag(record: PublicationRecord): string {
  if (record.type === 'patent') return 'citation_patent_number'
  if (isReport(record)) return 'citation_technical_report_number'
  return record.type === 'book' || record.type === 'chapter' ? 'z:seriesNumber' : 'citation_issue'
}

/** Of a work that stands for itself a number alone is how many pages it has. */
const isNumberOfPages = ({ type, pages }: PublicationRecord): boolean =>
  (type === 'book' || type === 'thesis') && /^\d+$/.test(pages ?? '')

function numberOf({ type, issue, arxivId }: PublicationRecord): string | null {
  if (type === 'patent') return issue
  return type === 'preprint' && arxivId !== null ? `arXiv:${arxivId}` : null
}

/**
 * `Sample, A. B.`: the family name first, with its particle, so that nobody guesses. What follows a second comma would be
 * lost, so a suffix stands with the family name; an organisation ends with a comma, and so is one name.
 */
function personTag(stored: string, all: readonly string[]): string {
  const name = readAuthor(stored)
  if ('literal' in name) return name.literal.includes(' ') ? `${name.literal},` : name.literal
  const { family, suffix } = name
  const written = familyFirst({ ...name, family: [family, suffix].filter(Boolean).join(' '), suffix: '' })
  // A name alone that has a space on both sides of its comma is taken for two people.
  return all.length === 1 ? written.replace(/ (?=.*,)/g, '\u00A0') : written
}

/** `2020/03/07`, `2020/03` or `2020`. */
function date({ year, month, day }: PublicationRecord): string {
  const parts = month === null ? [year] : day === null ? [year, month] : [year, month, day]
  return parts.map((part) => String(part).padStart(2, '0')).join('/')
}

/** Scholar takes a PDF from the page's own folder or below only; one that is elsewhere it finds by the link. */
function ownPdf(
  { pdfLink, slug }: PublicationRecord,
  origin: string,
  attachments: readonly AttachedFileFragment[],
): string | null {
  const manuscript = manuscriptPath(slug, attachments)
  if (manuscript !== undefined) return origin + manuscript
  const page = origin + paths.publication(slug)
  return pdfLink?.startsWith(`${page}/`) || pdfLink === `${page}.pdf` ? pdfLink : null
}

/** The tags in the page's head. */
export const CitationTags = ({
  record,
  attachments,
  origin,
}: {
  record: PublicationRecord
  attachments: AttachedFileFragment[]
  origin: string
}) =>
  citationTags(record, origin, attachments).map(([name, content], index) => (
    <meta key={`${name} ${String(index)}`} name={name} content={content} />
  ))
