// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchForm } from './search-form'

afterEach(cleanup)

test('what is typed and chosen is wanted at once', () => {
  const onWanted = vi.fn()
  render(<SearchForm items={[{ type: 'event' }, { type: 'update' }]} onWanted={onWanted} />)
  fireEvent.change(screen.getByLabelText('Title or name'), { target: { value: 'open day' } })
  expect(onWanted).toHaveBeenLastCalledWith({ words: 'open day', type: '' })
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'update' } })
  expect(onWanted).toHaveBeenLastCalledWith({ words: 'open day', type: 'update' })
})

test('of one kind nothing is asked', () => {
  render(<SearchForm items={[{ type: 'event' }, { type: 'event' }]} onWanted={vi.fn()} />)
  expect(screen.queryByLabelText('Kind')).toBeNull()
})
