import * as v from 'valibot'
import { longText, names, optional, optionalAddress, optionalNumber, required } from '../../../ui/form/rules'
import { publicationTypes } from '../record/record'

/** A DOI begins with `10.`, a registrant's number and a slash (DOI Handbook §2.2); a pasted address holds one too. */
const doi = /^(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i

/** What BibTeX and the programs around it all take as a key; the CMS's rule is the same. */
const citationKey = /^[A-Za-z0-9_:.+-]{1,100}$/

/** Where it appeared: an article in its journal, anything else also in a book or at a publisher. */
const source = v.pipe(
  v.object({
    type: v.picklist(publicationTypes),
    journal: optional('Journal'),
    booktitle: optional('Book title', 1000),
    publisher: optional('Publisher'),
  }),
  v.forward(
    v.check(({ type, journal }) => type !== 'article' || journal !== null, 'Journal is required'),
    ['journal'],
  ),
  v.forward(
    v.check(
      ({ type, journal, booktitle, publisher }) =>
        type === 'article' || (journal ?? booktitle ?? publisher) !== null,
      'Name where it appeared: a book, a publisher or a journal',
    ),
    ['publisher'],
  ),
)

const month = optionalNumber(1, 12, 'Choose a month')
const day = optionalNumber(1, 31, 'The day must be a number from 1 to 31')
const date = v.pipe(
  v.object({ month, day }),
  v.forward(
    v.check(({ month, day }) => day === null || month !== null, 'Choose the month of the day too'),
    ['month'],
  ),
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
      title: required('Publication title is required', 'Title', 1000),
      authors: names('Author'),
      journal: optional('Journal'),
      booktitle: optional('Book title', 1000),
      publisher: optional('Publisher'),
      year: v.pipe(
        v.string(),
        v.transform((typed) => Number.parseInt(typed, 10)),
        v.transform((parsed) => (Number.isNaN(parsed) ? year : parsed)),
        v.number('Publication year is required'),
        v.minValue(1900, 'The year must be 1900 or later'),
        v.maxValue(new Date().getFullYear() + 1, 'The year must not lie in the future'),
      ),
      volume: optional('Volume'),
      issue: optional('Issue'),
      pages: optional('Pages'),
      doi: v.pipe(
        optional('DOI'),
        v.check((text) => text === null || doi.test(text), 'The DOI must look like 10.1000/182'),
        v.transform((text) => (text === null ? null : (doi.exec(text)?.[1] ?? text))),
      ),
      link: optionalAddress(addressMessage('link'), 'Link'),
      abstract: optional('Abstract', longText),
      pdfLink: optionalAddress(addressMessage('address of the PDF'), 'PDF link'),
      codeLink: optionalAddress(addressMessage('address of the code'), 'Code link'),
      dataLink: optionalAddress(addressMessage('address of the data'), 'Data link'),
      citationKey: v.pipe(
        optional('Citation key'),
        v.check(
          (text) => text === null || citationKey.test(text),
          'The citation key may hold letters without accents, digits and _ : . + - only, 100 at most',
        ),
      ),
      highlighted: v.boolean(),
    }),
    source,
    date,
  ])

const addressMessage = (what: string) =>
  `The ${what} must be a web address that begins with https:// or http://`

export type PublicationValues = v.InferOutput<ReturnType<typeof publicationSchema>>
