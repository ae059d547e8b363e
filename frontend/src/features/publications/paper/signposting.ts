import type { AttachedFileFragment } from '../../../content/attachment.generated'
import { paths, publicationFormats } from '../../../paths'
import { formats, jsonLdType } from '../formats/formats'
import { licenceAddress } from '../record/licence'
import { doiAddress, type PublicationRecord } from '../record/record'
import { thingType } from './publication-json-ld'

/**
 * What programs that follow links learn of a paper's page without reading it (Signposting the Scholarly Web, level 1,
 * https://signposting.org/FAIR/), and that the same address has other forms.
 *
 * @param authors the pages of those who are of the group
 */
export function signposting(
  origin: string,
  record: PublicationRecord,
  authors: readonly string[],
  attachments: readonly AttachedFileFragment[] = [],
): Record<string, string> {
  const { slug, doi, pdfLink, licence } = record
  const licenceAt = licenceAddress(licence)
  const links = [
    doi && link(doiAddress(doi), 'cite-as'),
    ...authors.map((page) => link(origin + page, 'author')),
    pdfLink && URL.canParse(pdfLink) && link(new URL(pdfLink).href, 'item', 'application/pdf'),
    ...attachments
      .filter(({ availableFrom }) => availableFrom === null)
      .map(({ field }) => link(origin + paths.publicationPdf(slug, field), 'item', 'application/pdf')),
    licenceAt && link(licenceAt, 'license'),
    ...publicationFormats.map((format) =>
      link(origin + paths.publicationExport(slug, format), 'describedby', formats[format].type),
    ),
    link(origin + paths.publicationJsonLd(slug), 'describedby', jsonLdType),
    link('https://schema.org/AboutPage', 'type'),
    link(`https://schema.org/${thingType(record)}`, 'type'),
  ]
  return { link: links.filter(Boolean).join(', '), vary: 'accept, accept-encoding' }
}

const link = (address: string, relation: string, type?: string): string =>
  `<${address.replace(/[<>]/g, encodeURIComponent)}>; rel="${relation}"${type === undefined ? '' : `; type="${type}"`}`
