import type { PublicationFormat } from '../../../paths'

/** The media type of a paper in schema.org's words. */
export const jsonLdType = 'application/ld+json'

/** How reference managers call the formats of a record, and the media types they are sent with. */
export const formats: Record<PublicationFormat, { title: string; type: string }> = {
  bib: { title: 'BibTeX', type: 'application/x-bibtex' },
  ris: { title: 'RIS', type: 'application/x-research-info-systems' },
  json: { title: 'CSL-JSON', type: 'application/vnd.citationstyles.csl+json' },
}
