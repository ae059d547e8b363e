import { attachmentTitle, fileSize } from '../../../content/attachment-titles'
import type { AttachedFileFragment } from '../../../content/attachment.generated'
import { paths } from '../../../paths'
import { shownAuthor } from '../../../ui/text/shown-author'
import { wordsAlone } from '../../../ui/text/markdown'
import { unicodeText } from '../../../ui/text/scientific-text'
import { thing, type Thing } from '../../../ui/page/json-ld'
import { fullName, isOrganisation, readAuthor } from '../record/author-name'
import { readPages } from '../record/pages'
import { licenceAddress } from '../record/licence'
import { hasVersion, type PublicationType } from '../../../content/publication-types'
import { doiAddress, listIn, type PublicationRecord } from '../record/record'

const kinds: Record<PublicationType, string> = {
  article: 'ScholarlyArticle',
  conferencePaper: 'ScholarlyArticle',
  chapter: 'Chapter',
  book: 'Book',
  thesis: 'Thesis',
  preprint: 'ScholarlyArticle',
  // schema.org has no patent; it is a work all the same.
  patent: 'CreativeWork',
  dataset: 'Dataset',
  software: 'SoftwareSourceCode',
  presentation: 'PresentationDigitalDocument',
}

export const thingType = ({ type }: Pick<PublicationRecord, 'type'>): string => kinds[type]

/**
 * A publication in schema.org's words.
 *
 * @param addressOf the page of an author who is somebody of the group, without the origin
 * @param image the address of a figure of it, without the origin
 */
export function paperThing(
  origin: string,
  record: PublicationRecord,
  addressOf: (author: string) => string | null = () => null,
  attachments: readonly AttachedFileFragment[] = [],
  image?: string,
): Thing {
  const {
    type,
    title,
    abstract,
    doi,
    link,
    pmid,
    licence,
    funding,
    award,
    retraction,
    concern,
    corrections,
  } = record
  const page = origin + paths.publication(record.slug)
  const name = unicodeText(title)
  const place = readPages(record.pages)
  return thing(kinds[type], {
    '@id': `${page}#paper`,
    name,
    headline: kinds[type] === 'ScholarlyArticle' ? name : null,
    url: page,
    image: image && origin + image,
    // Of a data set Google wants the creator.
    [type === 'dataset' ? 'creator' : 'author']: record.authors.map((author) =>
      authorThing(origin, author, addressOf(author)),
    ),
    editor: type === 'book' ? editors(origin, record) : null,
    isbn: type === 'book' ? listIn(record.isbn) : null,
    inLanguage: record.language,
    keywords: listIn(record.keywords),
    license: licenceAddress(licence) ?? licence,
    award: award && unicodeText(award),
    funding: funding && thing('Grant', { name: funding }),
    datePublished: date(record),
    codeRepository: type === 'software' ? record.codeLink : null,
    version: hasVersion(type) ? record.issue : null,
    description: type === 'dataset' ? datasetDescription(record) : null,
    abstract: abstract && wordsAlone(abstract),
    creativeWorkStatus: retraction === null ? null : 'Retracted',
    correction: [retraction, concern, ...listIn(corrections)]
      .filter((notice) => notice !== null)
      .map(doiAddress),
    publisher: record.publisher && thing('Organization', { name: record.publisher }),
    isPartOf: container(origin, record),
    releasedEvent: type === 'presentation' ? presentation(record) : null,
    pageStart: place && ('article' in place ? null : place.first),
    pageEnd: place && ('article' in place ? null : place.last),
    identifier: [
      doi && thing('PropertyValue', { propertyID: 'DOI', value: doi }),
      record.arxivId && thing('PropertyValue', { propertyID: 'arXiv', value: record.arxivId }),
      pmid && thing('PropertyValue', { propertyID: 'PMID', value: pmid }),
    ].filter((identifier) => identifier !== null && identifier !== ''),
    sameAs: [doi ? doiAddress(doi) : null, link].filter((address) => address !== null),
    encoding: pdfs(origin, record, attachments),
  })
}

/** Google wants 50 to 5,000 characters (Search Central, "Dataset structured data"). */
function datasetDescription({ title, authors, publisher, year, abstract }: PublicationRecord): string {
  const facts = [`Data set by ${authors.map(shownAuthor).join(', ') || 'the group'}`, publisher, String(year)]
  return wordsAlone(abstract ?? `${title}. ${facts.filter(Boolean).join(', ')}.`).slice(0, 5000)
}

/** Where the paper can be had as a PDF: at its publisher's or a repository, and here. */
function pdfs(
  origin: string,
  { slug, pdfLink }: PublicationRecord,
  attachments: readonly AttachedFileFragment[],
): Thing[] {
  const elsewhere = pdfLink ? [pdf({ contentUrl: pdfLink })] : []
  const here = attachments
    .filter(({ availableFrom }) => availableFrom === null)
    .map(({ field, size, licence }) =>
      pdf({
        contentUrl: origin + paths.publicationPdf(slug, field),
        name: attachmentTitle(field),
        contentSize: fileSize(size),
        license: licenceAddress(licence) ?? licence,
      }),
    )
  return [...elsewhere, ...here]
}

const pdf = (facts: Record<string, string | null>): Thing =>
  thing('MediaObject', { ...facts, encodingFormat: 'application/pdf' })

function authorThing(origin: string, stored: string, path: string | null): Thing {
  const name = readAuthor(stored)
  const url = path === null ? null : origin + path
  // As their own page names them, which has their ORCID iD.
  const id = url && `${url}#person`
  // Some people have one name; who has a page here is somebody.
  if ('literal' in name)
    return thing(path === null && isOrganisation(name.literal) ? 'Organization' : 'Person', {
      '@id': id,
      name: name.literal,
      url,
    })
  const { given, particle, family } = name
  return thing('Person', {
    '@id': id,
    name: fullName(name),
    givenName: given,
    familyName: [particle, family].filter(Boolean).join(' '),
    url,
  })
}

const editors = (origin: string, record: PublicationRecord): Thing[] =>
  listIn(record.editors).map((editor) => authorThing(origin, editor, null))

/** The book, or the issue of a volume of a journal: what is known of that chain. */
function container(origin: string, record: PublicationRecord): Thing | null {
  const { type, journal, booktitle, volume, issue } = record
  if (type === 'presentation') return null
  if (booktitle) {
    return thing('Book', { name: booktitle, isbn: listIn(record.isbn), editor: editors(origin, record) })
  }
  if (!journal) return null
  const periodical = thing('Periodical', { name: journal, issn: listIn(record.issn) })
  if (type === 'patent') return periodical
  const inVolume = volume
    ? thing('PublicationVolume', { volumeNumber: volume, isPartOf: periodical })
    : periodical
  return issue ? thing('PublicationIssue', { issueNumber: issue, isPartOf: inVolume }) : inVolume
}

/** Where it was presented, and when. */
const presentation = (record: PublicationRecord): Thing | null =>
  record.booktitle ? thing('PublicationEvent', { name: record.booktitle, startDate: date(record) }) : null

/** ISO 8601, as exact as it is known. */
const date = ({ year, month, day }: PublicationRecord): string =>
  [year, month, month === null ? null : day]
    .filter((part) => part !== null)
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
