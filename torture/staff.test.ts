import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replyOf } from './staff.ts'

const graphql = (value: object) => replyOf(200, JSON.stringify(value))

test('what is no error counts as done, also when it says nothing', () => {
  assert.deepEqual(graphql({ data: { createUpdate: { documentId: 'a' } } }), {
    is: 'done',
    data: { createUpdate: { documentId: 'a' } },
  })
  assert.equal(replyOf(200, '<html></html>').is, 'done')
  assert.equal(replyOf(204, '').is, 'done')
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
  assert.ok(reply.is === 'refused')
  assert.deepEqual(reply.current, current)
})

test('a failure of the server leaves it open whether it was done', () => {
  assert.equal(replyOf(503, '{"message":"busy"}').is, 'unknown')
  const failure = { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  assert.deepEqual(graphql({ errors: [failure] }), {
    is: 'unknown',
    status: 500,
    message: 'Something went wrong',
  })
})
