import { errors } from '@strapi/utils'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { ConflictError } from '../writing/conflict-error'
import { makeFormatError } from './format-error'

function format(error: Error, code = 'INTERNAL_SERVER_ERROR') {
  const log: string[] = []
  const wrapped = new GraphQLError(error.message, { originalError: error, path: ['facilities'] })
  const formatError = makeFormatError({ log: (text) => log.push(text) })
  return {
    answer: formatError({ message: error.message, path: ['facilities'], extensions: { code } }, wrapped),
    log,
  }
}

test('an unexpected error shows a reference only, and its stack is logged under it', () => {
  const { answer, log } = format(new Error('select * from secrets at /etc/x'))
  expect(JSON.stringify(answer)).not.toContain('secrets')
  expect(answer.extensions?.code).toBe('INTERNAL_SERVER_ERROR')
  expect(log[0]).toContain(String(answer.extensions?.reference))
  expect(log[0]).toContain('select * from secrets at /etc/x')
  expect(log[0]).toMatch(/\n\s+at /)
})

test.each([
  [new errors.ValidationError('Title is required', { errors: [] }), 'BAD_USER_INPUT'],
  [new errors.ForbiddenError('Forbidden access'), 'FORBIDDEN'],
  [new errors.UnauthorizedError('Who are you?'), 'FORBIDDEN'],
  [new errors.NotFoundError('Gone'), 'STRAPI_NOT_FOUND_ERROR'],
  [new ConflictError({ title: 'Newer' }), 'STRAPI_CONFLICT_ERROR'],
])('%s is told as it is', (error, code) => {
  const { answer, log } = format(error)
  expect(answer).toMatchObject({ message: error.message, path: ['facilities'], extensions: { code } })
  expect(log).toEqual([])
})

test('a file that was removed meanwhile is told in words of the site', () => {
  const said = '1 relation(s) of type plugin::upload.file associated with this entity do not exist'
  expect(format(new errors.ValidationError(said)).answer.message).toBe(
    'An image or a PDF is no longer on the site. Choose it again.',
  )
})

test('a conflict carries the newer content', () => {
  const { answer } = format(new ConflictError({ title: 'Newer' }))
  expect(answer.extensions?.error).toMatchObject({ details: { current: { title: 'Newer' } } })
})

test('a mistake in a query is told', () => {
  const formatError = makeFormatError({ log: () => undefined })
  const formatted = {
    message: 'Cannot query field "x"',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', stacktrace: ['at /x'] },
  }
  const answer = formatError(formatted, new GraphQLError('Cannot query field "x"'))
  expect(answer).toEqual({
    message: 'Cannot query field "x"',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })
})
