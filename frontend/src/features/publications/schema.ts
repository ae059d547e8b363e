import * as v from 'valibot'
import { optional, optionalAddress, required } from '../../ui/form/rules'

/** A DOI begins with `10.`, a registrant's number and a slash (DOI Handbook §2.2); a pasted address holds one too. */
const doi = /^(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i

/**
 * What a publication needs, on creation and in its inline form alike.
 *
 * @param year the year that a blank or unreadable one stands for
 */
export const publicationSchema = (year: number) =>
  v.object({
    title: required('Publication title is required'),
    authors: v.array(v.string()),
    journal: required('Journal is required'),
    year: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((typed) => Number.parseInt(String(typed), 10)),
      v.transform((parsed) => (Number.isNaN(parsed) ? year : parsed)),
      v.minValue(1900, 'The year must be 1900 or later'),
      v.maxValue(new Date().getFullYear() + 1, 'The year must not lie in the future'),
    ),
    volume: optional(),
    issue: optional(),
    doi: v.pipe(
      optional(),
      v.check((text) => text === null || doi.test(text), 'The DOI must look like 10.1000/182'),
      v.transform((text) => (text === null ? null : (doi.exec(text)?.[1] ?? text))),
    ),
    link: optionalAddress('The link must be a web address that begins with https:// or http://'),
  })

export type PublicationValues = v.InferOutput<ReturnType<typeof publicationSchema>>
