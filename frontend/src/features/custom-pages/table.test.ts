import { expect, test } from 'vitest'
import { blocksOf } from './blocks'
import { readTable } from './table'

const read = (text: string) => readTable(text.split('\n'), 0)
const rowsOf = (text: string) => read(text)?.rows

test('rows that a spreadsheet puts on the clipboard are a table, with names above its numbers', () => {
  expect(read('Project\tYears\nSensors\t2024–2027\nFilms\t2021')).toEqual({
    hasNames: true,
    lines: 3,
    rows: [
      ['Project', 'Years'],
      ['Sensors', '2024–2027'],
      ['Films', '2021'],
    ],
  })
})

test.each([
  ['2024\tA prize\n2023\tAnother', false],
  ['A. Sample\tnow at a mill\nB. Demo\tnow at a school', false],
  ['A. Sample\tPune\nB. Demo\tMIT, since 2020', false],
  ['Contact:\tX. Sample\nPhone:\t123', false],
  ['Fund\tAmount\nA\t₹ 10\nB\t', true],
  ['S. No.\tTitle\tAgency\n1.\tOxides\tA fund', true],
])('names of columns are known by what stands below them: %j', (text, hasNames) => {
  expect(read(text)?.hasNames).toBe(hasNames)
})

test('cells that were merged, blank rows and a sum below are part of it', () => {
  expect(rowsOf('Group\tName\nPhD\tRavi\n\tUma\n\t\nMSc\tJohn\n\t2')).toEqual([
    ['Group', 'Name'],
    ['PhD', 'Ravi'],
    ['', 'Uma'],
    ['MSc', 'John'],
    ['', '2'],
  ])
})

test('a blank corner that the beginning of a text has lost is one', () => {
  expect(rowsOf('PhD\tMSc\n2023\t3\t4\n2024\t5\t6')?.[0]).toEqual(['', 'PhD', 'MSc'])
})

test('a cell may have several lines and quotation marks', () => {
  expect(rowsOf('Ravi\t"Oxides\nand sulfides"\nUma\t"Say ""hi"""\nAsha\t"one')).toEqual([
    ['Ravi', 'Oxides and sulfides'],
    ['Uma', 'Say "hi"'],
    ['Asha', '"one'],
  ])
})

test('rows between bars below a rule are a table as Markdown has it, of whatever length', () => {
  expect(
    read(String.raw`| A | B |
|---|:-:|
| one \| two |
| x | y | z |`),
  ).toEqual({
    hasNames: true,
    lines: 4,
    rows: [
      ['A', 'B', ''],
      ['one | two', '', ''],
      ['x', 'y', 'z'],
    ],
  })
})

test.each([
  ['one line with a tab', 'Tel.\t12345'],
  ['a list of a word processor', '•\tone\n•\ttwo\no\tthree'],
  ['a numbered one', '1.\tone\n2.\ttwo'],
  ['lines that are set in', '\tone\n\ttwo'],
  ['states and amounts between bars', '|x| and |y|\n|z| or |w|'],
  ['rules alone', '|---|---|\n|x|'],
])('no table: %s', (_, text) => {
  expect(read(text)).toBeUndefined()
})

test('a long text is read in no time', () => {
  const bars = `| ${'-'.repeat(9000)} |\n| ${'-|'.repeat(4000)}x`
  const list = blocksOf('•\tx\n'.repeat(5000))
  expect(list).toHaveLength(1)
  for (const text of ['word '.repeat(4000), bars, `a\t"${'"\t"'.repeat(4000)}`, '\t'.repeat(20_000)])
    expect(read(text)?.hasNames ?? false).toBe(false)
})
