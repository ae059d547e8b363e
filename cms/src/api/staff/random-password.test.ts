import { expect, test } from 'vitest'
import { weakness } from '../../environment/weakness'
import { randomPassword } from './random-password'

test('a random password is four words that can be read out', () => {
  const made = randomPassword()
  expect(made).toMatch(/^(?:[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz](?:-|$)){4}$/)
  expect(weakness(made)).toBeUndefined()
})

test('no two are the same, and every letter comes up', () => {
  const many = Array.from({ length: 500 }, randomPassword)
  expect(new Set(many).size).toBe(500)
  expect([...new Set(many.join(''))].sort().join('')).toBe('-abdfghijklmnoprstuvz')
})
