import { expect, test } from 'vitest'
import { blocksOf, firstWords } from './blocks'

const kinds = (text: string) => blocksOf(text).map((block) => ('text' in block ? block.text : block.rows))

test('marks before a line make it a heading, and what lies between is read as any text', () => {
  expect(blocksOf('Who we look for.\n\n## PhD position\nThree years.\n- physics\n### Apply\nWrite.')).toEqual(
    [
      { kind: 'words', text: 'Who we look for.\n' },
      { kind: 'heading', level: 2, text: 'PhD position' },
      { kind: 'words', text: 'Three years.\n- physics' },
      { kind: 'heading', level: 3, text: 'Apply' },
      { kind: 'words', text: 'Write.' },
    ],
  )
})

test('no level of headings is left out, and the first is the title of the page', () => {
  expect(blocksOf('### A\n# B\n#### C')).toMatchObject([{ level: 2 }, { level: 2 }, { level: 3 }])
})

test.each(['#1 in the ranking', '#hashtag', 'C# and F#', '## '])('no heading: %s', (text) => {
  expect(blocksOf(text)).toMatchObject([{ kind: 'words', text }])
})

test('rows that a spreadsheet puts on the clipboard are a table, with names where the first row has no numbers', () => {
  expect(blocksOf('Project\tYears\nSensors\t2024–2027\nFilms\t2021')).toEqual([
    {
      kind: 'table',
      hasNames: true,
      rows: [
        ['Project', 'Years'],
        ['Sensors', '2024–2027'],
        ['Films', '2021'],
      ],
    },
  ])
  expect(blocksOf('2024\tA prize\n2023\tAnother')).toMatchObject([{ hasNames: false }])
  expect(blocksOf('A. Sample\tnow at a mill\nB. Demo\tnow at a school')).toMatchObject([{ hasNames: false }])
})

test('so are rows as Markdown has them, of whatever length', () => {
  expect(
    blocksOf(String.raw`| A | B |
|---|:-:|
| one \| two |
| x | y | z |`),
  ).toEqual([
    {
      kind: 'table',
      hasNames: true,
      rows: [
        ['A', 'B', ''],
        ['one | two', '', ''],
        ['x', 'y', 'z'],
      ],
    },
  ])
})

test.each([
  ['one line with a tab', 'Tel.\t12345'],
  ['a list of a word processor', '•\tone\n•\ttwo\no\tthree'],
  ['a numbered one', '1.\tone\n2.\ttwo'],
  ['lines that are set in', '\tone\n\ttwo'],
  ['the bars of a state', 'the |ψ| of one\nand |φ| of another'],
])('no table: %s', (_, text) => {
  expect(kinds(text)).toEqual([text])
})

test('a table ends with the next line of words', () => {
  expect(blocksOf('a\tb\nc\td\nAnd so on.').map(({ kind }) => kind)).toEqual(['table', 'words'])
})

test('what the page begins with is told without its marks', () => {
  expect(firstWords(blocksOf('## Why\nSensors of **NH₃**, see [here](/team).'))).toBe(
    'Sensors of NH₃, see here.',
  )
  expect(firstWords(blocksOf('## Only a heading'))).toBeUndefined()
})

test('a long text is read in no time', () => {
  expect(blocksOf(`${'#'.repeat(9000)}${' '.repeat(9000)}x`)).toHaveLength(1)
  expect(blocksOf(`| ${'-'.repeat(9000)} |\n| ${'-|'.repeat(4000)}x`)).toBeDefined()
})
