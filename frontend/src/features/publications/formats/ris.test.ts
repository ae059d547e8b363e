import { expect, test } from 'vitest'
import { risRecord } from './ris'
import { fullArticle, sampleRecord } from '../record/sample-record'

const linesOf = (record: Parameters<typeof risRecord>[0]) => risRecord(record).split('\r\n')

test('an article has every tag that is known of it', () => {
  expect(linesOf(fullArticle)).toEqual([
    'TY  - JOUR',
    'ID  - sample2020',
    'TI  - Response of ZnO nanorods to H₂S at 10⁻³ Pa: an X-ray study',
    'AU  - Sample, A. B.',
    'AU  - van der Berg, C.',
    'AU  - Smith, J., Jr.',
    'AU  - CMS Collaboration',
    'T2  - Sample Journal of Sensors & Actuators',
    'JO  - Sample Journal of Sensors & Actuators',
    'PY  - 2020',
    'DA  - 2020/03/07/',
    'VL  - 12',
    'IS  - 3',
    'SP  - 123',
    'EP  - 130',
    'DO  - 10.5555/sjsa.2020.0123',
    'UR  - https://example.org/articles/zno_nanorods?page=1&lang=en',
    'L1  - https://example.org/zno%20nanorods.pdf',
    'U1  - Code: https://example.org/code_1',
    'U2  - Data: https://example.org/data#1',
    'U2  - Video: https://example.org/talk.mp4',
    'AB  - Rods respond within 5 % of H₂S.',
    '',
    'They last.',
    'ER  - ',
    '',
  ])
})

test('what is unknown has no tag', () => {
  expect(linesOf(sampleRecord())).toEqual([
    'TY  - JOUR',
    'ID  - 2020sample-x4k9',
    'TI  - A sample title',
    'PY  - 2020',
    'ER  - ',
    '',
  ])
})

test('a month without a day keeps its slashes', () => {
  expect(risRecord(sampleRecord({ month: 3 }))).toContain('DA  - 2020/03//\r\n')
})

test('an index that Unicode lacks keeps its tags', () => {
  expect(risRecord(sampleRecord({ title: 'T<sub>c</sub> of MgB₂' }))).toContain(
    'TI  - T<sub>c</sub> of MgB₂\r\n',
  )
})

test('a line of the text never looks like a tag', () => {
  for (const abstract of ['One.\r\nER  - \r\nTwo.', 'One.\n\nER  - two.']) {
    const lines = linesOf(sampleRecord({ abstract }))
    expect(lines.filter((line) => line.startsWith('ER'))).toHaveLength(1)
  }
})

test('bold words and links of an abstract are its words', () => {
  const abstract = '**Rods** sense *E. coli*, see [the data](https://example.org/d).'
  expect(linesOf(sampleRecord({ abstract }))).toContain('AB  - Rods sense E. coli, see the data.')
})

test.each([
  ['conferencePaper', 'CPAPER'],
  ['chapter', 'CHAP'],
  ['book', 'BOOK'],
  ['thesis', 'THES'],
  ['preprint', 'MANSCPT'],
  ['patent', 'PAT'],
  ['dataset', 'DATA'],
  ['software', 'COMP'],
  ['presentation', 'SLIDE'],
] as const)('a %s is a %s', (type, reference) => {
  expect(linesOf(sampleRecord({ type }))[0]).toBe(`TY  - ${reference}`)
})

test('the version of software stands where programs look for it', () => {
  expect(linesOf(sampleRecord({ type: 'software', issue: '1.2.0' }))).toContain('ET  - 1.2.0')
})

test('the number of a patent and of a report stands where programs look for it', () => {
  expect(linesOf(sampleRecord({ type: 'patent', issue: 'IN 7' }))).toContain('SN  - IN 7')
  expect(linesOf(sampleRecord({ type: 'book', genre: 'Technical report', issue: 'TR-7' }))).toContain(
    'SN  - TR-7',
  )
})
