import { expect, test } from 'vitest'
import { noticeInNote, noticesOf } from './notices'

test('notices are told apart by what they are to a reader', () => {
  expect(
    noticesOf([
      { doi: '10.5555/e2', type: 'erratum' },
      { doi: '10.5555/e1', type: 'correction' },
      { doi: '10.1016/s0000-0000(02)00001-2', type: 'retraction' },
      { doi: '10.5555/c', type: 'expression-of-concern' },
      { doi: '10.5555/v2', type: 'new_version' },
    ]),
  ).toEqual({
    retraction: '10.1016/s0000-0000(02)00001-2',
    concern: '10.5555/c',
    corrections: '10.5555/e1; 10.5555/e2',
  })
})

test('a paper of which nothing is said has no notices', () => {
  expect(noticesOf([])).toEqual({})
})

test('a note of this site tells of a notice, any other of none', () => {
  expect(noticeInNote('Retracted: https://doi.org/10.5555/notice.1')).toEqual({
    retraction: '10.5555/notice.1',
  })
  expect(noticeInNote('Expression of concern: https://doi.org/10.5555/n')).toEqual({ concern: '10.5555/n' })
  for (const note of [undefined, 'Retracted: nothing', 'See https://doi.org/10.5555/n'])
    expect(noticeInNote(note)).toEqual({})
})
