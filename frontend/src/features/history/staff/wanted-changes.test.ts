import { expect, test } from 'vitest'
import { isAll, wantedIn } from './wanted-changes'

test('the address names which changes are wanted; a day begins when it does where the reader is', () => {
  expect(wantedIn(new URLSearchParams('type=event&words=prize&since=2026-03-01'))).toEqual({
    type: 'event',
    documentId: null,
    words: 'prize',
    since: '2026-02-28T18:30:00.000Z',
  })
})

test('what the address names wrongly, or not at all, does not matter', () => {
  expect(isAll(wantedIn(new URLSearchParams('type=cake&since=soon&words=')))).toBe(true)
})
