import { expect, test } from 'vitest'
import { replyOf } from './staff.ts'

const graphql = (value: object) => replyOf(200, JSON.stringify(value))

test('what is no error counts as done, also when it says nothing', () => {
  expect(graphql({ data: { createUpdate: { documentId: 'a' } } })).toEqual({
    is: 'done',
    data: { createUpdate: { documentId: 'a' } },
  })
  expect(replyOf(200, '<html></html>').is).toBe('done')
  expect(replyOf(204, '').is).toBe('done')
})

test('an error for the reader is a refusal, with what stands there instead', () => {
  const current = { version: 7 }
  const reply = graphql({
    errors: [
      {
        message: 'Somebody else',
        extensions: { code: 'STRAPI_CONFLICT_ERROR', error: { details: { current } } },
      },
    ],
  })
  expect(reply).toMatchObject({ is: 'refused', current })
})

test('a failure of the server leaves it open whether it was done', () => {
  expect(replyOf(503, '{"message":"busy"}').is).toBe('unknown')
  const failure = { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  expect(graphql({ errors: [failure] })).toEqual({
    is: 'unknown',
    status: 500,
    message: 'Something went wrong',
  })
})
