// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useNewest } from './use-newest'

afterEach(cleanup)

test('of two answers the one that was asked for later stays, whichever comes last', () => {
  const { result } = renderHook(() => useNewest<string>())
  const ask = result.current[1]
  const [first, second] = [ask(), ask()]
  act(() => {
    second(() => 'newer')
  })
  act(() => {
    first((before) => `${before ?? ''}, and a failure of before`)
  })
  expect(result.current[0]).toBe('newer')
  act(() => {
    second((before) => `${before ?? ''}, and more`)
  })
  expect(result.current[0]).toBe('newer, and more')
})
