import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

const text =
  'We build devices.\nOur [sensors](https://example.org/a) tell ammonia from water. They last for years. The end.'

test('the sentence that holds the most of the words comes first, with what follows it', () => {
  expect(excerptOf(['We are ten.', text], ['ammonia', 'sensor'])).toBe(
    'Our sensors tell ammonia from water. They last for years. The end.',
  )
})

test('where none is held it is the beginning', () => {
  expect(excerptOf([text], ['graphene'])).toMatch(/^We build devices\. Our sensors tell/)
  expect(excerptOf([], ['graphene'])).toBe('')
})

test('of a long sentence it is the part around the word, not more than two lines', () => {
  const long = `${'before '.repeat(60)}the métal oxide ${'after '.repeat(60)}`
  const found = excerptOf([long], ['metal'])
  expect(found).toMatch(/^… before before before before the métal oxide after .* after …$/)
  expect(found.length).toBeLessThan(190)
})

test('a word that is longer than all of it is there as it is', () => {
  expect(excerptOf(['x'.repeat(500)], ['y'])).toBe('x'.repeat(500))
})
