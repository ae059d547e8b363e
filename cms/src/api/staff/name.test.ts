import { expect, test } from 'vitest'
import { nameIn } from './name'

test('a name is taken as it is written, without the space around it', () => {
  expect(nameIn('  Anna \t Meyer-Łódzka ')).toBe('Anna Meyer-Łódzka')
  expect(nameIn('ಅನ್ನಾ')).toBe('ಅನ್ನಾ')
  expect(nameIn(' ')).toBeUndefined()
})

test.each(['<b>Anna</b>', 'Anna &amp;', 'Anna\u202e', 'Anna\u0000', 'x'.repeat(41)])(
  'no name: %j',
  (text) => {
    expect(() => nameIn(text)).toThrow(RangeError)
  },
)
