import { paths } from '../../../paths'

interface Attached {
  field: string
  availableFrom: string | null
}

/** The address of the paper itself on this site, when visitors can have it. */
export const manuscriptPath = (slug: string, attachments: readonly Attached[]): string | undefined =>
  attachments.some(({ field, availableFrom }) => field === 'manuscript' && availableFrom === null)
    ? paths.publicationPdf(slug, 'manuscript')
    : undefined
