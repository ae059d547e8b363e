import { expect, test } from 'vitest'
import { doiLines } from './doi-list'
import { formatOf } from './format'

const dois = (text: string) => doiLines(text).map(({ doi }) => doi)
const references = (text: string) => doiLines(text).map(({ reference }) => reference)

test.each(['doi: 10.5555/a.1', 'DOI 10.5555/a.1', 'DOI: https://doi.org/10.5555/a.1', '(10.5555/a.1)'])(
  '%s is one DOI and nothing else',
  (line) => {
    expect(dois(line)).toEqual(['10.5555/a.1'])
  },
)

test('of a reference with a DOI only that is looked up, and a line without one is told', () => {
  expect(
    dois('Sample J. A title. Journal 5 (2020). doi:10.5555/a.1\n10.5555/b.2, 10.5555/c.3\nno DOI'),
  ).toEqual(['10.5555/a.1', '10.5555/b.2', '10.5555/c.3', undefined])
})

test('a preprint is listed by its number of arXiv', () => {
  expect(
    dois(
      'arXiv:2001.01234v2\nhttps://arxiv.org/abs/cond-mat/9901001\nS. Demo, Title, https://arxiv.org/abs/2101.01236.',
    ),
  ).toEqual(['10.48550/arXiv.2001.01234', '10.48550/arXiv.cond-mat/9901001', '10.48550/arXiv.2101.01236'])
})

const [first, second] = [
  'A. Sample, B. Demo, Sensing of H2S with tin oxide, Sens. Actuators B 12 (2020) 345–350.',
  'Demo B, Sample A. Heat in porous silicon. J. Appl. Phys. 2019;125:1–9.',
]

test.each([
  ['one a line', `${first}\n${second}`],
  ['numbered', `1. ${first}\n2. ${second}`],
  ['numbered as journals do it', `[1] ${first}\n[2] ${second}`],
  ['below headings', `Journal articles (2020)\n1) ${first}\n\n2019\n\n2) ${second}`],
])('references without a DOI are looked for by their words: %s', (_, text) => {
  expect(references(text)).toEqual([first, second])
  expect(formatOf(text)).toBe('doi')
})

const broken = (text: string) => text.replace(/(.{30}\S*) /g, '$1\n')

test.each([
  ['numbered', `[1] ${broken(first)}\n[2] ${broken(second)}`],
  ['with a blank line between them', `${broken(first)}\n\n${broken(second)}`],
])('references that go over several lines are joined: %s', (_, text) => {
  expect(references(text)).toEqual([first, second])
})

test.each([
  [
    'prose',
    'We look for people.\nWrite to us until the first of May, and tell us why you want to come here.',
  ],
  ['short lines with a year', 'Born 1980\nPhD 2008'],
  ['a web page', `<!doctype html><p>${first}</p>`],
  ['a bibliography', `@article{a, title = {${first}}, year = 2020}`],
  ['JSON', `[ { "title": "${first}" } ]`],
])('what is no list of references is none: %s', (_, text) => {
  expect(formatOf(text)).not.toBe('doi')
})

test.each([',', ' ', '10.', '1. ', '\n1. '])('a file of nothing but “%s” is read at once', (piece) => {
  expect(formatOf(piece.repeat(300_000))).not.toBe('bibtex')
  expect(formatOf(`10.5555/a${piece.repeat(300_000)}x`)).not.toBe('bibtex')
})

test('no short reference is taken for a heading', () => {
  expect(
    references('1. K. Rao, Nature 401, 12 (1999).\n2. M. Sample, Science 5, 1 (2001).\n\nReviews'),
  ).toEqual(['K. Rao, Nature 401, 12 (1999).', 'M. Sample, Science 5, 1 (2001).'])
  expect(doiLines(`${first}\nM. Sample, K. Rao\nof a reference 34-41`)).toHaveLength(3)
})
