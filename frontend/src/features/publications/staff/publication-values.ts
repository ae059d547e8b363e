import type { InferInput } from 'valibot'
import { scheduleValuesOf } from '../../../staff/schedule/schedule'
import { imageWordsOf } from '../../../ui/form/rules/image-words'
import type { FormValues } from '../../../ui/form/editing/use-basis'
import { shortDate } from '../../../ui/text/date'
import type { StaffPublicationQuery } from './queries.generated'
import type { scheduledPublicationSchema } from './schema'

type Values = InferInput<ReturnType<typeof scheduledPublicationSchema>>

/** A publication as the CMS has it. */
export type StoredPublication = Partial<Omit<NonNullable<StaffPublicationQuery['publication']>, 'people'>> & {
  /** The authors, as a query answers them. */
  people?: { name: string }[]
  /** The authors, as a newer document brings them that a save met. */
  authors?: { name: string }[] | null
}

/** What the form shows of a publication; nothing but the year of a new one. */
export const valuesOf = (stored: StoredPublication): Values & FormValues<Values> => ({
  type: stored.type ?? 'article',
  title: stored.title ?? '',
  authors: (stored.people ?? stored.authors ?? []).map(({ name }) => name),
  journal: stored.journal ?? '',
  booktitle: stored.booktitle ?? '',
  publisher: stored.publisher ?? '',
  year: text(stored.year),
  volume: stored.volume ?? '',
  issue: stored.issue ?? '',
  pages: stored.pages ?? '',
  doi: stored.doi ?? '',
  link: stored.link ?? '',
  month: text(stored.month),
  day: text(stored.day),
  abstract: stored.abstract ?? '',
  pdfLink: stored.pdfLink ?? '',
  image: undefined,
  imageWords: imageWordsOf(stored.image),
  manuscript: undefined,
  manuscriptFrom: stored.manuscriptFrom ? shortDate(stored.manuscriptFrom) : '',
  manuscriptLicence: stored.manuscriptLicence ?? '',
  poster: undefined,
  slides: undefined,
  codeLink: stored.codeLink ?? '',
  dataLink: stored.dataLink ?? '',
  videoLink: stored.videoLink ?? '',
  authorNote: stored.authorNote ?? '',
  editors: stored.editors ?? '',
  genre: stored.genre ?? '',
  isbn: stored.isbn ?? '',
  issn: stored.issn ?? '',
  arxivId: stored.arxivId ?? '',
  pmid: stored.pmid ?? '',
  retraction: stored.retraction ?? '',
  concern: stored.concern ?? '',
  corrections: stored.corrections ?? '',
  preprintDoi: stored.preprintDoi ?? '',
  keywords: stored.keywords ?? '',
  funding: stored.funding ?? '',
  award: stored.award ?? '',
  licence: stored.licence ?? '',
  language: stored.language ?? '',
  citationKey: stored.citationKey ?? '',
  highlighted: stored.highlighted ?? false,
  ...scheduleValuesOf(stored),
})

const text = (number: number | null | undefined) => (typeof number === 'number' ? String(number) : '')
