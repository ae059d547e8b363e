import { expect, test } from 'vitest'
import { knownAddress } from './known-address'

const spelled = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://group.example.edu')
  return knownAddress(pathname, searchParams)
}

test('a page has one spelling, whatever was typed', () => {
  for (const typed of [
    '/contact',
    '/contact/',
    '/CONTACT',
    '/contact?utm_source=mail',
    '/contact?x=1&y=2#post',
  ]) {
    expect(spelled(typed), typed).toBe('/contact')
  }
  expect(spelled('/')).toBe('/')
})

test('the part of an address that names something keeps its letters', () => {
  expect(spelled('/Team/presentGroupMembers')).toBe('/team/presentGroupMembers')
  expect(spelled('/Dr%20Ada%20%C3%89')).toBe('/Dr%20Ada%20%C3%89')
})

test('an address that no route has is no address', () => {
  expect(spelled('/nothing/of/the/kind')).toBeUndefined()
  expect(knownAddress('//contact', new URLSearchParams())).toBeUndefined()
})
