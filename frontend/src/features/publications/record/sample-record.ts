import type { PublicationRecord } from './record'

/** A publication for tests: nothing is known but what a test says. */
export const sampleRecord = (known: Partial<PublicationRecord> = {}): PublicationRecord => ({
  slug: 'a-sample-title',
  type: 'article',
  title: 'A sample title',
  authors: [],
  journal: null,
  booktitle: null,
  publisher: null,
  volume: null,
  issue: null,
  pages: null,
  year: 2020,
  month: null,
  day: null,
  doi: null,
  link: null,
  pdfLink: null,
  codeLink: null,
  dataLink: null,
  abstract: null,
  citationKey: null,
  ...known,
})

/** A journal article of which everything is known. */
export const fullArticle = sampleRecord({
  slug: 'response-of-zno-nanorods',
  title: 'Response of ZnO nanorods to H₂S at 10<sup>−3</sup> Pa: an X-ray study',
  authors: ['A. B. Sample', 'van der Berg, C.', 'Smith, Jr., J.', 'CMS Collaboration'],
  journal: 'Sample Journal of Sensors & Actuators',
  volume: '12',
  issue: '3',
  pages: '123-130',
  year: 2020,
  month: 3,
  day: 7,
  doi: '10.5555/sjsa.2020.0123',
  link: 'https://example.org/articles/zno_nanorods?page=1&lang=en',
  pdfLink: 'https://example.org/zno%20nanorods.pdf',
  codeLink: 'https://example.org/code_1',
  dataLink: 'https://example.org/data#1',
  abstract: 'Rods respond within 5 % of H<sub>2</sub>S.\n\nThey last.',
  citationKey: 'sample2020',
})
