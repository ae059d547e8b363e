import { expect, test } from 'vitest'
import { bibtexEntry } from './bibtex'
import { fullArticle, sampleRecord } from '../record/sample-record'

const titleOf = (title: string) => /title = \{(.*)\},/.exec(bibtexEntry(sampleRecord({ title })))?.[1]

test('an article has every field that is known of it', () => {
  expect(bibtexEntry(fullArticle)).toBe(String.raw`@article{sample2020,
  title = {Response of {ZnO} nanorods to {H$_{\textrm{2}}$S} at 10$^{\textrm{−3}}$ {Pa}: an {X}-ray study},
  author = {Sample, A. B. and van der Berg, C. and Smith, Jr., J. and {CMS Collaboration}},
  journal = {Sample Journal of Sensors \& Actuators},
  volume = {12},
  number = {3},
  pages = {123--130},
  year = {2020},
  month = mar,
  day = {7},
  doi = {10.5555/sjsa.2020.0123},
  url = {https://example.org/articles/zno_nanorods?page=1&lang=en},
  pdf = {https://example.org/zno%20nanorods.pdf},
  code = {https://example.org/code\_1},
  data = {https://example.org/data\#1},
  video = {https://example.org/talk.mp4},
  abstract = {Rods respond within 5 \% of H$_{\textrm{2}}$S.

They last.},
}
`)
})

test('what is unknown has no field', () => {
  expect(bibtexEntry(sampleRecord())).toBe(`@article{2020sample-x4k9,
  title = {A sample title},
  year = {2020},
}
`)
})

test('a title’s capitals are protected, its first letter is not', () => {
  expect(titleOf('Growth of nanorods')).toBe('Growth of nanorods')
  expect(titleOf('ZnO and pH in Karnataka, India')).toBe('{ZnO} and {pH} in {Karnataka}, {India}')
  expect(titleOf('α-Fe₂O₃ (Raman)')).toBe(String.raw`α-{Fe$_{\textrm{2}}$O$_{\textrm{3}}$} {(Raman)}`)
  expect(titleOf('Film of polyaniline/WO3, x<sub>1-Y</sub>')).toBe(
    String.raw`Film of polyaniline/{WO3}, {x$_{\textrm{1-Y}}$}`,
  )
  expect(titleOf('X-ray diffraction')).toBe('X-ray diffraction')
  expect(titleOf('On <i>E. coli</i>, <i>in vitro</i> and <i>p</i>-type')).toBe(
    String.raw`On {\textit{E. coli}}, \textit{in vitro} and \textit{p}-type`,
  )
  expect(titleOf('On <i>a {b} ~ C</i>')).toBe(String.raw`On {\textit{a \{b\} \textasciitilde{} C}}`)
})

test('characters that mean something to TeX are escaped', () => {
  expect(titleOf(String.raw`a & b_c 5% #1 $x ~ ^ {z} \w a<b |`)).toBe(
    String.raw`a \& b\_c 5\% \#1 \$x \textasciitilde{} \textasciicircum{} \{z\} \textbackslash{}w a\textless{}b \textbar{}`,
  )
})

test('a brace without its other half does not end the entry', () => {
  expect(titleOf('a set {x of y')).toBe(String.raw`a set \textbraceleft{}x of y`)
  expect(titleOf('y} first {x')).toBe(String.raw`y\textbraceright{} first \textbraceleft{}x`)
})

test('letters of every script stay as they are', () => {
  expect(titleOf('étude „größe“ – 李')).toBe('étude „größe“ – 李')
})

test.each([
  ['conferencePaper', '@inproceedings{', 'booktitle'],
  ['chapter', '@incollection{', 'booktitle'],
  ['book', '@book{', 'publisher'],
  ['thesis', '@phdthesis{', 'school'],
  ['preprint', '@misc{', 'type = {preprint}'],
  ['patent', '@patent{', 'number'],
  ['dataset', '@dataset{', 'publisher'],
  ['software', '@software{', 'version = {7}'],
  ['presentation', '@misc{', 'eventtitle = {B},\n  howpublished = {Presented at B}'],
] as const)('a %s is an %s with its %s', (type, entry, field) => {
  const written = bibtexEntry(sampleRecord({ type, booktitle: 'B', publisher: 'P', issue: '7' }))
  expect(written).toContain(entry)
  expect(written).toContain(field)
})

test('an article number is no range', () => {
  expect(bibtexEntry(sampleRecord({ pages: '104512' }))).toContain('pages = {104512}')
})

test('a book, and what stands in one, names its series; an article its journal', () => {
  const named = { journal: 'Sample Series', booktitle: 'Sample Book' }
  for (const type of ['chapter', 'conferencePaper'] as const)
    expect(bibtexEntry(sampleRecord({ type, ...named }))).toContain('series = {Sample Series}')
  expect(bibtexEntry(sampleRecord({ type: 'book', journal: 'Sample Series' }))).toContain(
    'series = {Sample Series}',
  )
  expect(bibtexEntry(sampleRecord({ journal: 'Sample Journal' }))).toContain('journal = {Sample Journal}')
})

test('a journal that has proceedings is what a paper stands in', () => {
  const entry = bibtexEntry(sampleRecord({ type: 'conferencePaper', journal: 'Sample Series' }))
  expect(entry).toContain('booktitle = {Sample Series}')
  expect(entry).not.toContain('series')
})

test('a language has the name by which TeX knows it, or its code', () => {
  expect(bibtexEntry(sampleRecord({ language: 'de' }))).toContain('language = {german},\n  langid = {german}')
  expect(bibtexEntry(sampleRecord({ language: 'pt-BR' }))).toContain('language = {brazilian}')
  expect(bibtexEntry(sampleRecord({ language: 'kn' }))).toContain('language = {kn}')
})

test('whoever cites a retracted paper is told', () => {
  expect(bibtexEntry(sampleRecord({ retraction: '10.5555/notice.1' }))).toContain(
    'note = {Retracted: https://doi.org/10.5555/notice.1}',
  )
  expect(bibtexEntry(sampleRecord({ concern: '10.5555/notice.2' }))).toContain(
    'note = {Expression of concern: https://doi.org/10.5555/notice.2}',
  )
})
