// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { PaperAuthors } from './paper-authors'

afterEach(cleanup)

const show = (count: number) =>
  render(
    <PaperAuthors
      people={Array.from({ length: count }, (_, index) => ({
        name: `Author ${String(index + 1)}`,
        isLeader: false,
        member: null,
      }))}
    />,
    { wrapper: MemoryRouter },
  )

test('of some hundred authors the first are in sight, and the others are unfolded', () => {
  show(300)
  expect(screen.getByRole('list', { name: 'Authors' }).children).toHaveLength(40)
  expect(screen.getByText('and 260 more').closest('details')?.textContent).toContain('Author 300')
})

test('a few more than that are all in sight', () => {
  show(50)
  expect(screen.getByRole('list', { name: 'Authors' }).children).toHaveLength(50)
})
