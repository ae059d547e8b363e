import { expect, test } from 'vitest'
import { checkAccount } from './admin-account'

const account = { email: 'a@example.org', password: 'Sample-Password-1', firstname: 'A', lastname: '' }

test('a complete account passes', () => {
  expect(() => {
    checkAccount(account)
  }).not.toThrow()
})

test('everything that is missing is named', () => {
  expect(() => {
    checkAccount({ ...account, email: 'a', firstname: ' ', password: 'short' })
  }).toThrow(
    'The administrator was not created: the e-mail must look like name@university.example; the first name is required; ' +
      'the password needs at least 8 characters, a capital letter, a digit.',
  )
})
