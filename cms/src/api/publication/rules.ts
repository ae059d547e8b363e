import { slugRule } from '../../rules/slug'
import { accept, components, type Fields, type Problem, type Rules } from '../../rules/rules'
import {
  isAbsent,
  oneOf,
  optionalHttpUrl,
  optionalLongText,
  optionalText,
  requiredText,
  textOfForm,
} from '../../rules/text-rules'
import { readDate, required, wholeNumber } from '../../rules/value-rules'
import { readDoi } from './doi'
import { readPages } from './page-range'
import { hasOnlySubAndSup } from './title-markup'
import { publicationTypes } from './types'

const firstYear = 1900

/** What BibTeX, biber and reference managers all take as a key. */
const citationKey = /^[A-Za-z0-9_:.+-]{1,100}$/

/** Rules of a publication. `now` decides the year of one that names none and the last year allowed. */
export function publicationRules(now: () => Date): Rules {
  return {
    title: textOfForm(
      requiredText('Title', { max: 1000 }),
      (text) => (hasOnlySubAndSup(text) ? text : undefined),
      'Title may hold <sub>…</sub> and <sup>…</sup> and no other markup',
    ),
    type: (value) => (isAbsent(value) ? accept('article') : oneOf('Type', publicationTypes)(value)),
    authors: components({ name: requiredText('Author') }),
    journal: optionalText('Journal'),
    booktitle: optionalText('Book title', { max: 1000 }),
    publisher: optionalText('Publisher'),
    volume: optionalText('Volume'),
    issue: optionalText('Issue'),
    pages: textOfForm(optionalText('Pages'), readPages, 'Pages must look like 12-19'),
    doi: textOfForm(optionalText('DOI'), readDoi, 'DOI must look like 10.1000/182'),
    link: optionalHttpUrl('Link'),
    pdfLink: optionalHttpUrl('PDF link'),
    codeLink: optionalHttpUrl('Code link'),
    dataLink: optionalHttpUrl('Data link'),
    year: (value) => {
      const year = now().getFullYear()
      // An article that is accepted this year may carry the next one.
      return required('Year', wholeNumber('Year', firstYear, year + 1))(value === undefined ? year : value)
    },
    month: wholeNumber('Month', 1, 12),
    day: wholeNumber('Day', 1, 31),
    abstract: optionalLongText('Abstract'),
    citationKey: textOfForm(
      optionalText('Citation key'),
      (text) => (citationKey.test(text) ? text : undefined),
      'Citation key may hold letters without accents, digits and _ : . + - only, 100 at most',
    ),
    highlighted: (value) => accept(value === null ? false : value),
    slug: slugRule,
  }
}

/** Where it appeared: a journal for an article; anything else may be in a book, or come from a publisher alone. */
function sourceProblems({ type, journal, booktitle, publisher }: Fields): Problem[] {
  if ((type ?? 'article') === 'article') {
    return journal ? [] : [{ path: ['journal'], message: 'Journal is required' }]
  }
  return (journal ?? booktitle ?? publisher)
    ? []
    : [{ path: ['journal'], message: 'Name the journal, the book or the publisher' }]
}

function dayProblems({ year, month, day }: Fields): Problem[] {
  if (typeof day !== 'number') return []
  if (typeof month !== 'number') return [{ path: ['month'], message: 'Name the month of the day' }]
  const two = (number: number) => String(number).padStart(2, '0')
  const exists = readDate(`${String(year)}-${two(month)}-${two(day)}`) !== undefined
  return exists ? [] : [{ path: ['day'], message: 'This month has no such day' }]
}

/** What is wrong with the fields of a publication together. */
export const publicationTogether = (document: Fields): Problem[] => [
  ...sourceProblems(document),
  ...dayProblems(document),
]
