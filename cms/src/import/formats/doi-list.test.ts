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
  ['numbered by kinds', `[J1] ${broken(first)}\nConference papers\n[C1] ${broken(second)}`],
  ['below years', `2020\n1. ${broken(first)}\n2019\n2. ${broken(second)}`],
  ['below headings', `Papers\n\n${broken(first)}\n${broken(second)}\n\nBooks`],
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

test.each([',', ' ', '10.', '1. ', '\n1. ', '\nA. Bb 1.', '\nA. Bb 2020.', '\t', '\n\t\t2020'])(
  'a file of nothing but “%s” is read at once',
  (piece) => {
    expect(formatOf(piece.repeat(300_000))).not.toBe('bibtex')
    expect(formatOf(`10.5555/a${piece.repeat(300_000)}x`)).not.toBe('bibtex')
  },
)

/** As many letters in a line as a page of a PDF has at most. */
const wrapped = (text: string, letters: number): string =>
  text.replace(new RegExp(`(.{1,${String(letters)}})(?: |$)`, 'g'), '$1\n').trim()

const styles = {
  'the American Psychological Association': [
    'Kumar, R., Sample, A. B., & Demo, C. (2021). Ammonia sensing at room temperature with polyaniline on tin oxide nanofibers. Sensors and Actuators B: Chemical, 330, 129345.',
    'van der Berg, M., & Rao, K. (2019). Thermal conductivity of porous silicon nanowires measured by the 3ω method. Journal of Applied Physics, 125(4), 045101.',
    'Rao, K. (2018). Waste water treatment with magnetite: a review. Chemosphere, 201, 1–20.',
  ],
  'the Royal Society of Chemistry': [
    'R. Kumar, A. B. Sample and C. Demo, Ammonia sensing at room temperature with polyaniline on tin oxide nanofibers, Sens. Actuators, B, 2021, 330, 129345.',
    'M. van der Berg and K. Rao, Thermal conductivity of porous silicon nanowires measured by the 3ω method, J. Appl. Phys., 2019, 125, 045101.',
    'K. Rao, Waste water treatment with magnetite: a review, Chemosphere, 2018, 201, 1–20.',
  ],
  Vancouver: [
    'Kumar R, Sample AB, Demo C. Ammonia sensing at room temperature with polyaniline on tin oxide nanofibers. Sens Actuators B Chem. 2021;330:129345.',
    'van der Berg M, Rao K. Thermal conductivity of porous silicon nanowires measured by the 3ω method. J Appl Phys. 2019;125(4):045101.',
    'Rao K. Waste water treatment with magnetite: a review. Chemosphere. 2018;201:1–20.',
  ],
  'names written out': [
    'Rajesh Kumar, Anna B. Sample and Carla Demo, Ammonia sensing at room temperature with polyaniline on tin oxide nanofibers, Sens. Actuators B 330 (2021) 129345.',
    'Maria van der Berg and Kiran Rao, Thermal conductivity of porous silicon nanowires measured by the 3ω method, J. Appl. Phys. 125 (2019) 045101',
    'Kiran Rao, Waste water treatment with magnetite: a review. Chemosphere 201 (2018) 1–20.',
  ],
}

test.each(Object.entries(styles))('references as they come out of a PDF are joined: %s', (_, list) => {
  for (const letters of [60, 85, 110]) {
    const text = list.map((one) => wrapped(one, letters)).join('\n')
    expect(references(text)).toEqual(list)
    expect(formatOf(text)).toBe('doi')
  }
})

test('of three lines with a blank one below them each is a reference, and a DOI below one is its own', () => {
  const three = 'Sensing of H2S with tin oxide\nA. Sample, B. Demo\nSensors 12 (2020) 345.'
  expect(references(`${three}\n\n${three}`)).toEqual([three, three].map((one) => one.replaceAll('\n', ' ')))
  const [one, other] = styles.Vancouver.map((reference) => wrapped(reference, 85))
  expect(dois(`${one}\nhttps://doi.org/10.5555/a.1\n${other}\ndoi:10.5555/b.2`)).toEqual([
    '10.5555/a.1',
    '10.5555/b.2',
  ])
})

test('the entries of a profile of Google Scholar are references', () => {
  const text =
    'Anna Sample\nTitle\tCited by\tYear\nSensing of H2S with tin oxide\nA Sample, B Demo\nSensors 12 (3), 345-350, 2020\t1085*\t2020\n' +
    'Heat in porous silicon\nB Demo, ...\nJournal of Heat 125, 1-9\t\t2019'
  expect(formatOf(text)).toBe('doi')
  expect(references(text)).toEqual([
    'Sensing of H2S with tin oxide. A Sample, B Demo. Sensors 12 (3), 345-350, 2020, 2020',
    'Heat in porous silicon. B Demo, .... Journal of Heat 125, 1-9, 2019',
  ])
})

test('no short reference is taken for a heading', () => {
  expect(
    references('1. K. Rao, Nature 401, 12 (1999).\n2. M. Sample, Science 5, 1 (2001).\n\nReviews'),
  ).toEqual(['K. Rao, Nature 401, 12 (1999).', 'M. Sample, Science 5, 1 (2001).'])
  expect(doiLines(`${first}\nM. Sample, K. Rao\nof a reference 34-41`).map(({ source }) => source)).toEqual([
    first,
    'M. Sample, K. Rao of a reference 34-41',
  ])
})

test('what a paper comes with is not the paper', () => {
  for (const [beside, doi] of [
    ['Data: https://doi.org/10.5281/zenodo.123456', undefined],
    ['(code is available at doi:10.5281/zenodo.123456)', undefined],
    ['Preprint https://doi.org/10.48550/arXiv.1901.00001.', undefined],
    ['doi:10.5555/a.1 (Erratum: https://doi.org/10.5555/b.2)', '10.5555/a.1'],
    ['https://doi.org/10.5555/a.1. Dataset at https://doi.org/10.5281/zenodo.123456.', '10.5555/a.1'],
    ['Scientific Data, https://doi.org/10.5555/sdata.1', '10.5555/sdata.1'],
    ['arXiv preprint https://doi.org/10.48550/arXiv.1901.00001.', '10.48550/arXiv.1901.00001'],
  ] as const) {
    const [line, another] = doiLines(`${first} ${beside}`)
    expect(line?.doi, beside).toBe(doi)
    expect(line?.reference?.slice(0, first.length)).toBe(first)
    expect(another).toBe(undefined)
  }
})

test('a DOI that was broken at the end of a line is whole, and its reference is kept for one that does not exist', () => {
  expect(
    doiLines(
      `[1] ${first} doi: 10.1103/PhysRevB.5.\n77\n[2] ${second} https://doi.org/10.1038/s41586-021-\n03819-2\n` +
        `[3] ${second} doi:10.5555/a.1.\nIn German\n[4] ${first} https://doi.org/\n10.1021/\nacs.1`,
    ),
  ).toMatchObject([
    { doi: '10.1103/PhysRevB.5.77', reference: first },
    { doi: '10.1038/s41586-021-03819-2', reference: second },
    { doi: '10.5555/a.1', reference: second },
    { doi: '10.1021/acs.1', reference: first },
  ])
})

test('of numbered references each is an entry, also without a year, below its number, or in another part', () => {
  const inPress = 'A. Sample, B. Demo, Growth of MoS2, J. Appl. Phys., in press.'
  expect(references(`${inPress}\n${first}\nM. Rest, Fourth title,\nNature 6, 12 (2021).`)).toEqual([
    inPress,
    first,
    'M. Rest, Fourth title, Nature 6, 12 (2021).',
  ])
  expect(references(`1.\n${first}\n2.\n${broken(second)}`)).toEqual([first, second])
  expect(references(`1. ${first}\n2. ${second}\n\nConference papers\n${second}\n${first}`)).toEqual([
    first,
    second,
    second,
    first,
  ])
  const paged = 'B. Demo, Heat in porous silicon, J. Appl. Phys.\n2019. 125: 1\n123. Not a number of the list'
  expect(references(`11. ${paged}\n12. ${first}\n\n3. ${first}\n2. ${second}`)).toEqual([
    paged.replaceAll('\n', ' '),
    first,
    first,
    second,
  ])
})
