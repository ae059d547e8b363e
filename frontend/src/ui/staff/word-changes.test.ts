import { expect, test } from 'vitest'
import { wordChanges } from './word-changes'

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, kind }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('')

test('only the words that differ are marked', () => {
  expect(marked('We grow thin films.', 'We grow oxide films.')).toBe('We grow [-thin-][+oxide+] films.')
  expect(marked('a b c', 'a c')).toBe('a [-b -]c')
  expect(marked('a c', 'a b c')).toBe('a [+b +]c')
})

test('a text that did not change is one piece', () => {
  expect(wordChanges('one two', 'one two')).toEqual([{ text: 'one two', kind: 'same' }])
  expect(wordChanges('', '')).toEqual([])
})

test('the pieces make up both texts', () => {
  const [before, after] = ['x y z\n\nx y', 'y x z\n\ny y x']
  const pieces = wordChanges(before, after)
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect([without('added'), without('removed')]).toEqual([before, after])
})

test('very long texts are told apart in one step', () => {
  const [before, after] = ['a ', 'b '].map((word) => `same ${word.repeat(2000)}end`)
  expect(wordChanges(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ])
})
