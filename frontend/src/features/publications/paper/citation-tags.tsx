import type { AttachedFileFragment } from '../../../content/attachment.generated'
import { paths } from '../../../paths'
import { wordsAlone } from '../../../ui/text/markdown'
import { unicodeText } from '../../../ui/text/scientific-text'
import { familyFirst, readAuthor } from '../record/author-name'
import { isReport } from '../record/genre'
import { titleWithNotice } from '../record/notice'
import { isLength, readPages } from '../record/pages'
import { manuscriptPath } from '../record/manuscript'
import type { PublicationType } from '../../../content/publication-types'
import { listIn, type PublicationRecord } from '../record/record'

type Tag = [name: string, content: string]

/**
 * What Google Scholar and Zotero read of a paper's page (Google Scholar, "Inclusion Guidelines for Webmasters",
 * "Indexing"; the names are those of Highwire Press). What is unknown has no tag. Zotero tells the type by the tag of
 * the container, the last one of them, and where there is none by its own word for it. What Highwire Press has no name
 * for is called as Zotero's own field is (`z:`, https://api.zotero.org/itemTypeFields?itemType=thesis), or by Dublin Core.
 */
export function citationTags(
  record: PublicationRecord,
  origin: string,
  attachments: readonly AttachedFileFragment[] = [],
): Tag[] {
  const { type, journal, booktitle, issue, arxivId } = record
  const report = isReport(record)
  const place = isLength(record) ? undefined : readPages(record.pages)
  const isInBook = type === 'conferencePaper' || type === 'chapter'
  const book = isInBook && (booktitle ?? journal)
  const isBySomeOffice = ['preprint', 'patent', 'dataset', 'software'].includes(type)

  const tags: [name: string, content: string | null | undefined | false][] = [
    ['citation_title', unicodeText(titleWithNotice(record))],
    ['z:itemType', report ? 'report' : (zoteroTypes[type] ?? type)],
    ['dc:type', record.genre],
    // One tag for each author, in order.
    ...record.authors.map((author): Tag => ['citation_author', personTag(author, record.authors)]),
    ...listIn(record.editors).map((editor, _, all): Tag => ['citation_editor', personTag(editor, all)]),
    ['citation_publication_date', date(record)],
    ['citation_journal_title', type === 'article' && journal],
    ['citation_inbook_title', book],
    // The title of the proceedings, of which the type is taken because it comes last.
    ['citation_conference_title', type === 'conferencePaper' && book],
    ['z:meetingName', type === 'presentation' && (booktitle ?? journal)],
    ['citation_series_title', (type === 'book' || (isInBook && booktitle)) && journal],
    [
      report ? 'citation_technical_report_institution' : (publisherTags[type] ?? 'citation_publisher'),
      // What a server or an office is called in bibliographies that have no publisher.
      record.publisher ?? (isBySomeOffice && journal),
    ],
    ['citation_volume', record.volume],
    [report ? reportNumber : (issueTags[type] ?? 'citation_issue'), issue],
    ['citation_patent_number', type === 'patent' && issue],
    ['z:numPages', isLength(record) && record.pages],
    ['citation_firstpage', place && ('article' in place ? place.article : place.first)],
    ['citation_lastpage', place && 'last' in place ? place.last : null],
    // Zotero has a field for the number of a preprint only.
    [type === 'preprint' ? reportNumber : 'z:extra', arxivId && `arXiv:${arxivId}`],
    ['citation_doi', record.doi],
    ['citation_arxiv_id', arxivId],
    ['citation_pmid', record.pmid],
    ...listIn(record.isbn).map((isbn): Tag => ['citation_isbn', isbn]),
    ...listIn(record.issn).map((issn): Tag => ['citation_issn', issn]),
    ['dc:rights', record.licence],
    ['citation_language', record.language],
    ['citation_keywords', record.keywords],
    ['citation_abstract', record.abstract && wordsAlone(record.abstract)],
    ['citation_abstract_html_url', origin + paths.publication(record.slug)],
    ['citation_pdf_url', ownPdf(record, origin, attachments)],
  ]
  return tags.filter((tag): tag is Tag => Boolean(tag[1]))
}

/** Zotero's item types that have other names here (https://api.zotero.org/itemTypes). */
const zoteroTypes: Partial<Record<PublicationType, string>> = {
  article: 'journalArticle',
  chapter: 'bookSection',
  software: 'computerProgram',
}

/** Who stands behind works that have no publisher. */
const publisherTags: Partial<Record<PublicationType, string>> = {
  thesis: 'citation_dissertation_institution',
  patent: 'z:issuingAuthority',
}

/** Zotero takes it for the number of whatever has one. */
const reportNumber = 'citation_technical_report_number'

/** What a number is of, which stands beside a volume elsewhere. */
const issueTags: Partial<Record<PublicationType, string>> = {
  patent: reportNumber,
  software: 'z:versionNumber',
  dataset: 'z:versionNumber',
  book: 'z:seriesNumber',
  chapter: 'z:seriesNumber',
}

/**
 * `Sample, A. B.`: the family name first, with its particle, so that nobody guesses. What follows a second comma would be
 * lost, so a suffix stands with the family name; an organisation has one comma, at its end, and so is one name.
 */
function personTag(stored: string, all: readonly string[]): string {
  const name = readAuthor(stored)
  if ('literal' in name) {
    const literal = name.literal.replaceAll(',', '')
    return literal.includes(' ') ? `${literal},` : literal
  }
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
