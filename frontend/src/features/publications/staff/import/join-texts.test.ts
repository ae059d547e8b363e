import { expect, test } from 'vitest'
import { joinTexts } from './join-texts'

const bib = { name: 'a.bib', text: '@article{a, title = {A}}' }
const ris = { name: 'b.ris', text: 'TY  - JOUR\nTI  - B\nER  -' }
const csv = { name: 'c.csv', text: 'title,year\nC,2020' }
const json = { name: 'd.json', text: '[{"title": "D"}]' }
const dois = { name: 'e.txt', text: '10.5555/one\n10.5555/two' }
const notes = { name: 'f.txt', text: 'Nothing of use' }

test('files of one kind are read together', () => {
  const other = { name: 'z.txt', text: '@book{z, title = {Z}}' }
  expect(joinTexts('', [bib, other])).toEqual({
    text: `${bib.text}\n\n${other.text}`,
    taken: [bib, other],
    remarks: [],
  })
  expect(joinTexts('10.5555/zero', [dois]).text).toBe(`10.5555/zero\n\n${dois.text}`)
  expect(joinTexts('typed', [csv]).text).toBe(`typed\n\n${csv.text}`)
})

test.each([
  ['', [bib, ris], 'b.ris was not taken: it is RIS, and what is in the field is BibTeX.'],
  [bib.text, [ris], 'b.ris was not taken: it is RIS, and what is in the field is BibTeX.'],
  ['', [dois, bib], 'a.bib was not taken: it is BibTeX, and what is in the field is a list of DOIs.'],
  ['', [bib, notes], 'f.txt was not taken: it does not look like what is in the field'],
  ['', [csv, { ...csv, name: 'g.xlsx' }], 'g.xlsx was not taken: of files that are a table one is read'],
  [csv.text, [csv], 'c.csv was not taken: of files that are a table one is read'],
  ['', [json, { ...json, name: 'h.json' }], 'h.json was not taken: of files that are CSL-JSON one is read'],
])('what would be passed over is left out, and named (%#)', (present, files, remark) => {
  const { text, remarks } = joinTexts(present, files)
  expect(remarks).toEqual([expect.stringContaining(remark)])
  expect(text).toBe(present === '' ? files[0]?.text : present)
})
