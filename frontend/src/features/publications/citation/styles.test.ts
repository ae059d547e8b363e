import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { publicationTypes } from '../../../content/publication-types'
import type { CitedRecord } from '../record/record'
import { fullArticle, sampleRecord } from '../record/sample-record'
import { citationAsText, CitationText } from './citation-text'
import { styleIds } from './style-names'
import { citationStyles } from './styles'

const optional = [
  'journal',
  'booktitle',
  'publisher',
  'volume',
  'issue',
  'pages',
  'month',
  'doi',
] as const satisfies (keyof CitedRecord)[]

/** Every choice of what is known. */
function* choices(): Generator<Partial<CitedRecord>> {
  const full = { ...fullArticle, booktitle: 'Book', publisher: 'Press', month: 3 }
  for (let bits = 0; bits < 2 ** optional.length; bits++) {
    const known = optional.filter((_, index) => (bits >> index) % 2 === 1)
    for (const authors of [[], ['A. Sample', 'B. Sample']]) {
      yield { authors, ...Object.fromEntries(known.map((field) => [field, full[field]])) }
    }
  }
}

test.each(styleIds)('in %s, whatever is missing leaves no stray punctuation', (style) => {
  for (const type of publicationTypes) {
    for (const known of choices()) {
      const text = citationAsText(citationStyles[style](sampleRecord({ type, ...known })))
      expect(text).toMatch(/\S/)
      expect(text).not.toMatch(
        / {2}|\(\)|\[\]|\( | \)| [,.;:]|,,|;;|,\.|;\.|:\.|[^ .]\.\.|\.,(?! )|^[,.;:]|undefined|null/,
      )
    }
  }
})

test('a citation is set with italics, real indices and a link', () => {
  const markup = renderToStaticMarkup(
    createElement(CitationText, { citation: citationStyles.apa(fullArticle) }),
  )
  expect(markup).toContain('H<sub>2</sub>S')
  expect(markup).toContain('<i>Sample Journal of Sensors &amp; Actuators</i>')
  expect(markup).toContain('<a href="https://doi.org/10.5555/sjsa.2020.0123">')
})
