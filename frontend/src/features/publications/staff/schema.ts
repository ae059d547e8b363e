import * as v from 'valibot'
import { publicationAuthorRules } from '../../../cms/staff/rules/publication-author.generated'
import {
  publicationRules as rules,
  publicationTogether,
} from '../../../cms/staff/rules/publication.generated'
import { scheduleSchema } from '../../../staff/schedule/schedule-schema'
import { imageWords } from '../../../ui/form/rules/image-words'
import {
  names,
  optional,
  optionalDay,
  optionalFile,
  optionalNumber,
  optionalPdf,
  required,
} from '../../../ui/form/rules/rules'
import { together } from '../../../ui/form/rules/together'
import { publicationTypes } from '../../../content/publication-types'

/** The year after the present one: an article that is accepted this year may carry it. */
const nextYear = () => new Date().getFullYear() + 1

/** A DOI that may be left out, bare or as an address; it is stored bare. */
const optionalDoi = (limits: typeof rules.doi | typeof rules.retraction) =>
  v.pipe(
    optional(limits),
    v.transform((text) => (text === null ? null : (limits.pattern.value.exec(text)?.[1] ?? text))),
  )

/**
 * What a publication needs, on creation and in its inline form alike.
 *
 * @param year for a change: the year that a blank or unreadable one stands for
 */
export const publicationSchema = (year?: number) =>
  // Apart, so that what is wrong with fields together is told beside what is wrong with each.
  v.intersect([
    v.object({
      type: v.picklist(publicationTypes, 'Choose a type'),
      title: required(rules.title),
      authors: names(publicationAuthorRules.name),
      journal: optional(rules.journal),
      booktitle: optional(rules.booktitle),
      publisher: optional(rules.publisher),
      year: v.pipe(
        v.string(),
        v.transform((typed) => Number.parseInt(typed, 10)),
        v.transform((parsed) => (Number.isNaN(parsed) ? year : parsed)),
        v.number(rules.year.required),
        v.minValue(rules.year.min.value, rules.year.min.message),
        v.maxValue(nextYear(), rules.year.max.message),
      ),
      volume: optional(rules.volume),
      issue: optional(rules.issue),
      pages: optional(rules.pages),
      month: optionalNumber(rules.month),
      day: optionalNumber(rules.day),
      doi: optionalDoi(rules.doi),
      link: optional(rules.link),
      abstract: optional(rules.abstract),
      pdfLink: optional(rules.pdfLink),
      image: optionalFile(),
      imageWords: imageWords(),
      manuscript: optionalPdf(),
      manuscriptFrom: optionalDay(),
      manuscriptLicence: optional(rules.manuscriptLicence),
      poster: optionalPdf(),
      slides: optionalPdf(),
      codeLink: optional(rules.codeLink),
      dataLink: optional(rules.dataLink),
      videoLink: optional(rules.videoLink),
      authorNote: optional(rules.authorNote),
      editors: optional(rules.editors),
      genre: optional(rules.genre),
      isbn: optional(rules.isbn),
      issn: optional(rules.issn),
      arxivId: optional(rules.arxivId),
      pmid: optional(rules.pmid),
      retraction: optionalDoi(rules.retraction),
      concern: optionalDoi(rules.concern),
      corrections: optional(rules.corrections),
      preprintDoi: optionalDoi(rules.preprintDoi),
      keywords: optional(rules.keywords),
      funding: optional(rules.funding),
      award: optional(rules.award),
      licence: optional(rules.licence),
      language: optional(rules.language),
      citationKey: optional(rules.citationKey),
      highlighted: v.boolean(),
    }),
    together(publicationTogether),
  ])

/** The same with from when and until when visitors get it. @param year as for {@link publicationSchema} */
export const scheduledPublicationSchema = (year?: number) =>
  v.intersect([publicationSchema(year), scheduleSchema])

export type PublicationValues = v.InferOutput<ReturnType<typeof scheduledPublicationSchema>>
