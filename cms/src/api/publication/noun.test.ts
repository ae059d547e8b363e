import { expect, test } from 'vitest'
import { checkTogether } from '../../rules/together'
import { publication } from './noun'

test.each([
  [{}, ['journal: Journal is required']],
  [{ type: 'article', publisher: 'P' }, ['journal: Journal is required']],
  [{ type: 'article', journal: 'J' }, []],
  [{ type: 'thesis' }, ['publisher: Name the university']],
  [{ type: 'chapter' }, ['publisher: Name where it appeared: a book, a publisher or a journal']],
  [{ type: 'thesis', publisher: 'University' }, []],
  [{ type: 'chapter', booktitle: 'B' }, []],
  [{ journal: 'J', year: 2024, month: 2, day: 29 }, []],
  [{ journal: 'J', year: 2023, month: 2, day: 29 }, ['day: This month has no such day']],
  [{ journal: 'J', year: 2023, day: 3 }, ['month: Choose the month of the day too']],
])('%j: %j', (document, expected) => {
  const problems = checkTogether(publication.together ?? [], document)
  expect(problems.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(expected)
})
