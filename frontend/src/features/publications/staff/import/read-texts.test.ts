import { expect, test } from 'vitest'
import { readTexts } from './read-texts'

const bytes = (text: string, encoding: 'latin1' | 'utf16le' | 'utf8') => Buffer.from(text, encoding)
const name = 'Sébastien Müller'

test.each([
  ['UTF-8', bytes(name, 'utf8'), []],
  ['UTF-8 with its mark', bytes(`\ufeff${name}`, 'utf8'), []],
  ['UTF-16', bytes(`\ufeff${name}`, 'utf16le'), []],
  ['big-endian UTF-16', bytes(`\ufeff${name}`, 'utf16le').swap16(), []],
  ['UTF-16 without its mark', bytes(name, 'utf16le'), [expect.stringContaining('read as UTF-16')]],
  ['big-endian UTF-16', bytes(name, 'utf16le').swap16(), [expect.stringContaining('read as UTF-16')]],
  ['Latin-1', bytes(name, 'latin1'), [expect.stringContaining('read as Windows-1252')]],
])('no letter of a file in %s is lost', async (_, content, remarks) => {
  expect(await readTexts([new File([new Uint8Array(content)], 'refs.bib')])).toEqual({
    texts: [{ name: 'refs.bib', text: name }],
    remarks,
    workbooks: [],
  })
})

test('an empty file is told of by its name', async () => {
  const { texts, remarks } = await readTexts([new File([], 'empty.bib')])
  expect([texts, remarks]).toEqual([[], ['empty.bib is empty.']])
})

test('what the browser cannot read is told of by its name, and the others are read', async () => {
  const folder = new File(['?'], 'my papers')
  folder.arrayBuffer = () => Promise.reject(new DOMException('A folder.', 'NotReadableError'))
  const { texts, remarks } = await readTexts([folder, new File(['@misc{a}'], 'a.bib')])
  expect(texts).toEqual([{ name: 'a.bib', text: '@misc{a}' }])
  expect(remarks).toEqual([expect.stringContaining('my papers could not be read.')])
})

test('what is no text is refused by its name', async () => {
  expect(await readTexts([new File([new Uint8Array([0x89, 0, 1, 2])], 'figure.png')])).toEqual({
    texts: [],
    remarks: ['figure.png is not a text file.'],
    workbooks: [],
  })
})
