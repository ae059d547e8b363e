import { expect, test } from 'vitest'
import { blocksOf, firstWords } from './blocks'

test('marks before a line make it a heading, and what lies between is read as any text', () => {
  expect(
    blocksOf('Who we look for.\n\n## PhD position\nThree years.\n- physics\n### Apply\nWrite.'),
  ).toMatchObject([
    { kind: 'words', text: 'Who we look for.\n' },
    { kind: 'heading', level: 2, text: 'PhD position' },
    { kind: 'words', text: 'Three years.\n- physics' },
    { kind: 'heading', level: 3, text: 'Apply' },
    { kind: 'words', text: 'Write.' },
  ])
})

test('a line with nothing but the number of an image stands for it', () => {
  expect(blocksOf('One.\n[image 2]\nSee [image 1] there.')).toMatchObject([
    { kind: 'words', text: 'One.' },
    { kind: 'image', number: 2 },
    { kind: 'words', text: 'See [image 1] there.' },
  ])
})

test('no level of headings is left out, and the first is the title of the page', () => {
  expect(blocksOf('### A\n## B ##\n#### C')).toMatchObject([
    { level: 2 },
    { level: 2, text: 'B' },
    { level: 3 },
  ])
})

test.each(['# of seats: 5', '##hashtag', 'C# and F#', '  ## set in', '## '])('no heading: %s', (text) => {
  expect(blocksOf(text)).toMatchObject([{ kind: 'words', text }])
})

test('what the page begins with is told without its marks', () => {
  expect(firstWords(blocksOf('## Why\nSensors of **NH₃**, see [here](/team).'))).toBe(
    'Sensors of NH₃, see here.',
  )
  expect(firstWords(blocksOf('## Only a heading'))).toBeUndefined()
})

test('a numbered list goes on below an image or a table, and begins anew below a heading', () => {
  const nexts = (text: string) =>
    blocksOf(text).flatMap((block) => (block.kind === 'words' ? block.next : []))
  expect(nexts('1. One\n2. Two\n[image 1]\n3. Three\na\tb\nc\td\n4. Four\n## More\n1. One')).toEqual([
    1, 3, 4, 1,
  ])
})

test('a table ends with the next line of words', () => {
  const cells = {
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    hasNames: false,
  }
  expect(blocksOf('a\tb\nc\td\nAnd so on.')).toMatchObject([
    { kind: 'table', ...cells },
    { kind: 'words', text: 'And so on.' },
  ])
})
