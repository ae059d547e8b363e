import { expect, test } from 'vitest'
import { readAnswer } from './answer'

const read = (body: string) => readAnswer(new Response(body))

test('an answer holds content, or says what is wrong', async () => {
  expect(await read('{"data":{"updates":[]}}')).toEqual({ data: { updates: [] } })
  const refused = { data: null, errors: [{ message: 'Title is required' }] }
  expect(await read(JSON.stringify(refused))).toEqual(refused)
})

test.each([
  '',
  '<!doctype html><title>Sign in to the network</title>',
  'null',
  '[]',
  '{}',
  '{"data":null}',
  '{"data":{}}',
  '{"errors":[]}',
  '"saved"',
])('nothing else is taken for one: %s', async (body) => {
  await expect(read(body)).rejects.toThrow('The site answered without content. Try again in a moment.')
})
