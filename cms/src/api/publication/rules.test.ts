import { expect, test } from 'vitest'
import { publicationTogether } from './rules'

test.each([
  [{}, ['journal: Journal is required']],
  [{ type: 'article', publisher: 'P' }, ['journal: Journal is required']],
  [{ type: 'article', journal: 'J' }, []],
  [{ type: 'thesis' }, ['journal: Name the journal, the book or the publisher']],
  [{ type: 'thesis', publisher: 'University' }, []],
  [{ type: 'chapter', booktitle: 'B' }, []],
  [{ journal: 'J', year: 2024, month: 2, day: 29 }, []],
  [{ journal: 'J', year: 2023, month: 2, day: 29 }, ['day: This month has no such day']],
  [{ journal: 'J', year: 2023, day: 3 }, ['month: Name the month of the day']],
])('%j: %j', (document, expected) => {
  expect(publicationTogether(document).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(
    expected,
  )
})
