import { components, type Rules } from '../../documents/rules'
import { optionalHttpUrl, optionalText, requiredText, textOfForm } from '../../documents/text-rules'
import { required, wholeNumber } from '../../documents/value-rules'
import { readDoi } from './doi'
import { hasOnlySubAndSup } from './title-markup'

const firstYear = 1900

/** Rules of a publication. `now` decides the year of one that names none and the last year allowed. */
export function publicationRules(now: () => Date): Rules {
  return {
    title: textOfForm(
      requiredText('Title', { max: 1000 }),
      (text) => (hasOnlySubAndSup(text) ? text : undefined),
      'Title may hold <sub>…</sub> and <sup>…</sup> and no other markup',
    ),
    authors: components({ name: requiredText('Author') }),
    journal: requiredText('Journal'),
    volume: optionalText('Volume'),
    issue: optionalText('Issue'),
    doi: textOfForm(optionalText('DOI'), readDoi, 'DOI must look like 10.1000/182'),
    link: optionalHttpUrl('Link'),
    year: (value) => {
      const year = now().getFullYear()
      // An article that is accepted this year may carry the next one.
      return required('Year', wholeNumber('Year', firstYear, year + 1))(value === undefined ? year : value)
    },
  }
}
