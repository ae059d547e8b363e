import { expect, test } from 'vitest'
import { actionInWords, actorInWords } from './in-words'

test('a change is told in words', () => {
  expect(actionInWords({ action: 'update', type: 'event' })).toBe('Event changed')
  expect(actionInWords({ action: 'order', type: 'galleryImage' })).toBe('Gallery put into another order')
  expect(actionInWords({ action: 'create', type: 'publication', importId: 'i' })).toBe(
    'Publication added by an import',
  )
})

test('who did it is told in words, with the name of an administrator', () => {
  expect(actorInWords('staff')).toBe('Staff')
  expect(actorInWords('admin Anna Meyer')).toBe('Administrator Anna Meyer')
  expect(actorInWords('staff – Anna')).toBe('Staff – Anna')
  expect(actorInWords('server')).toBe('The server itself')
})
