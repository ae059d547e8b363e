import { expect, test } from 'vitest'
import { replaceMethod } from './replace-method'

class Counter {
  private count = 0

  next(): number {
    this.count += 1
    return this.count
  }
}

test('the new function can call the method as it was', () => {
  const counter = new Counter()
  replaceMethod(counter, 'The counter', 'next', (next) => () => 10 * next())
  replaceMethod(counter, 'The counter', 'next', (next) => () => next() + 1)
  expect([counter.next(), counter.next()]).toEqual([11, 21])
})

test('what is not there any more is not replaced in silence', () => {
  const renamed: Partial<Pick<Counter, 'next'>> = {}
  expect(() => {
    replaceMethod(renamed, 'The counter', 'next', (next) => next)
  }).toThrow('The counter has no method next any more')
})
