import { beforeAll, expect, test } from 'vitest'
import { SearchIndex, type SearchedDocument } from './search-index'

/** Titles, authors, source, abstract and identifiers as they come from journals; the newest first. */
const papers: Record<string, [string, string[], string, string, string[]]> = {
  heralded: ['Heralded photons from a waveguide', ['P. G. Quillon', 'A. Brennike'], 'Optica 2024', 'Single photons with entanglement.', ['10.5555/optica.11.204']],
  entangled: ['Entangled photons of high brightness', ['Paul G. Quillon', 'R. Odette'], 'Physical Review Letters 1999', '', ['10.5555/PhysRevLett.75.4337', 'https://arxiv.org/abs/quant-ph/9901001']],
  eraser: ['A quantum eraser', ['Quillon PG', 'X. Tan'], 'Nature 1998', 'Which way?', []],
  zeno: ['Interaction-free measurement', ['Quillon, P.'], 'Physical Review Letters 1995', '', []],
  otherQuillon: ['Soil moisture of terraces', ['A. M. Quillon'], 'Geoderma 2001', 'By P G means.', []],
  deWit: ['Kinetics of grain growth', ['M. de Wit', 'J. van den Berg'], 'Acta Materialia 2011', 'With a model.', []],
  wit: ['On wit and models', ['B. Odette'], 'Journal of Humour 2003', '', []],
  muller: ['Superconductivity of ceramics', ['K. A. Müller'], 'Zeitschrift für Physik 1986', '', ['10.1007/BF01303701']],
  mueller: ['Scanning probes', ['E. Mueller'], 'Surface Science 2002', '', []],
  sorensen: ['Cluster states', ['Anders S. Sørensen'], 'Nature Physics 2019', '', []],
  dordevic: ['Polymer gels', ['Đ. Đorđević'], 'Macromolecules 2018', '', []],
  lodz: ['Crystals of Łódź', ['Ł. Żak'], 'Acta 2013', '', []],
  ammonia: ['Room temperature NH<sub>3</sub> sensing by SnO₂ nanowires', ['V. Samuel'], 'Sensors and Actuators B 2020', 'Gas sensing.', ['10.1016/j.snb.2020.128211']],
  gasOld: ['Gas sensing with oxides', ['S. Ito'], 'Sensors 2010', '', []],
  gasNew: ['Gas sensing with oxides', ['S. Ito'], 'Sensors 2022', '', []],
  gasApart: ['Sensing of heat in a gas', ['S. Ito'], 'Sensors 2023', '', []],
  gasJournal: ['Heaters', ['S. Ito'], 'Gas Sensing Letters 2024', '', []],
  gasAbstract: ['Catalysts', ['S. Ito'], 'Chemistry 2025', 'A use is gas sensing.', []],
  gallia: ['Epitaxy of β-Ga₂O₃', ['L. Ng'], 'Applied Physics Letters 2021', '', []],
  graphene: ['Graphene membranes', ['Li Wei', 'J.-K. Oh'], 'Carbon 2016', '', ['2101.01234', 'https://arxiv.org/abs/2101.01234v2']],
  tubes: ['Nanotubes of titania for photocatalysis', ['S. Devi'], 'Catalysis Today 2015', '', []],
  photo: ['Photo-catalytic walls', ['N. Rao'], 'Building 2014', '', []],
  xray: ['X-ray diffraction of micas', ['H. Moe'], 'Minerals 2009', '', []],
  uv: ['UV light emitters', ['Y. Sun'], 'Optics Express 2012', '', []],
  light: ['Soils', ['G. Light'], 'Geoderma 2000', '', []],
  indium: ['In doped films', ['C. Doe'], 'Thin Solid Films 2007', '', []],
  doping: ['Films doped in air', ['C. Doe'], 'Thin Solid Films 2008', '', []],
  angelo: ['Markets', ["F. D'Angelo"], 'Physica A 2017', '', ['10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O']],
  year: ['Dunes', ['M. Bagnold'], 'Nature 1941', '', []],
  han: ['石墨烯薄膜', ['王伟'], '物理学报 2020', '', []],
  collaboration: ['Muon rates', ['CMS Collaboration'], 'JHEP 2012', '', []],
} // oxfmt-ignore

const index = new SearchIndex()
const names = Object.keys(papers)

beforeAll(() => {
  Object.values(papers).forEach(([title, authors, source, abstract, identifiers], id) => {
    const paper: SearchedDocument = { id, title, authors, source, texts: [abstract], identifiers }
    index.put(paper)
  })
})

/** What is found, the best first; among equals the newest, as the list has them. */
function find(q: string): string[] {
  const { scores } = index.find(q)
  const year = (id: number) => Number(papers[names[id] ?? '']?.[2].slice(-4))
  return [...scores]
    .sort(([one, first], [other, second]) => second - first || year(other) - year(one))
    .map(([id]) => names[id] ?? '')
}

test.each([
  // Identifiers, pasted from anywhere
  ['https://doi.org/10.5555/PhysRevLett.75.4337', 'entangled'],
  ['PhysRevLett.75.4337', 'entangled'],
  ['doi:10.5555/physrevlett.75.4337', 'entangled'],
  ['DOI: 10.1016/j.snb.2020.128211.', 'ammonia'],
  ['https://publisher.example/doi/full/10.5555/optica.11.204?from=search', 'heralded'],
  ['https://doi.org/10.1016%2Fj.snb.2020.128211', 'ammonia'],
  ['https://doi.org/10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O', 'angelo'],
  ['10.1007/bf0130', 'muller'],
  ['10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O', 'angelo'],
  ['arXiv:2101.01234', 'graphene'],
  ['2101.01234v1', 'graphene'],
  ['https://arxiv.org/pdf/2101.01234.pdf', 'graphene'],
  ['quant-ph/9901001', 'entangled'],
  // Names
  ['PG Quillon', 'heralded'],
  ['Quillon PG', 'heralded'],
  ['P. G. Quillon', 'heralded'],
  ['quillon, p.g.', 'heralded'],
  ['Paul Quillon', 'entangled'],
  ['Paul G. Quillon', 'entangled'],
  ['A. M. Quillon', 'otherQuillon'],
  ['de Wit', 'deWit'],
  ['van den Berg', 'deWit'],
  ['JK Oh', 'graphene'],
  ['Mueller KA', 'muller'],
  ['Müller', 'mueller'],
  ['Soerensen', 'sorensen'],
  ['Sorensen', 'sorensen'],
  ['dordevic', 'dordevic'],
  ['zak lodz', 'lodz'],
  ['Angelo', 'angelo'],
  ['CMS', 'collaboration'],
  ['王伟', 'han'],
  ['王', 'han'],
  // Words
  ['gas sensing', 'gasNew'],
  ['"sensing of heat"', 'gasApart'],
  ['“in a gas”', 'gasApart'],
  ['NH3', 'ammonia'],
  ['SnO', 'ammonia'],
  ['beta-Ga2O3', 'gallia'],
  ['tube', 'tubes'],
  ['photocatalytic', 'photo'],
  ['UV light', 'uv'],
  ['In doped', 'indium'],
  ['1941', 'year'],
  ['石墨烯', 'han'],
  // A letter or two wrong
  ['grahpene', 'graphene'],
  ['Quilon eraser', 'eraser'],
  ['superconductvity ceramics', 'muller'],
  ['difraction', 'xray'],
])('%s finds first: %s', (q, expected) => {
  expect(find(q)[0]).toBe(expected)
})

test('a title counts more than a journal, that more than an abstract; among equals the newest is first', () => {
  expect(find('gas sensing')).toEqual([
    'gasNew',
    'gasOld',
    'gasApart',
    'ammonia',
    'gasJournal',
    'gasAbstract',
  ])
})

test('initials find a name in every form, and nobody with other initials', () => {
  const all = ['heralded', 'entangled', 'eraser', 'zeno']
  for (const q of ['PG Quillon', 'Quillon PG', 'P. G. Quillon', 'Quillon, P.-G.', 'p. g. quillon']) {
    expect(find(q).sort()).toEqual([...all].sort())
  }
})

test('a short word is looked for as a whole, and so is a phrase', () => {
  expect(find('de wit')).toEqual(['deWit'])
  expect(find('"gas sensing"')).not.toContain('gasApart')
  expect(find('"gas sens"')).toEqual([])
})

test('nothing is forgiven where something is found as it is written', () => {
  expect(index.find('graphene').isForgiving).toBe(false)
  expect(index.find('grahpene').isForgiving).toBe(true)
  expect(index.find('nothing of the kind').scores.size).toBe(0)
})

test('signs that mean something to databases and expressions mean nothing', () => {
  for (const q of ['%_', '(', '[a-z', '\\', '"', '10.1000/(((', '*', '   '])
    expect(() => index.find(q)).not.toThrow()
})

test('a paper is found by its present words only', () => {
  const own = new SearchIndex()
  const paper = { id: 1, title: 'Zircon', authors: [], source: '', texts: [], identifiers: [] }
  own.put(paper)
  own.put({ ...paper, title: 'Beryl' })
  expect([own.find('zircon').scores.size, own.find('beryl').scores.size]).toEqual([0, 1])
  own.remove(1)
  expect(own.find('beryl').scores.size).toBe(0)
})

test('what is typed in part finds the same, whatever texts there were before', () => {
  const own = new SearchIndex()
  const named = (id: number, title: string) => ({
    id,
    title,
    authors: [],
    source: '',
    texts: [],
    identifiers: [],
  })
  own.put(named(1, 'Qjb'))
  own.put(named(2, 'Qjbcdef'))
  expect([...own.find('qjb').scores.keys()]).toEqual([1])
  own.remove(1)
  expect([...own.find('qjb').scores.keys()]).toEqual([2])
})
