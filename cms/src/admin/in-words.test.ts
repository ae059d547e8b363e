import { expect, test } from 'vitest'
import { inWords } from './in-words'

test('every choice has words', () => {
  expect(inWords).toMatchObject({
    conferencePaper: 'Conference paper',
    presentGroupMembers: 'Present group members',
    icube: 'I3 Series and Guest Lectures',
  })
})
