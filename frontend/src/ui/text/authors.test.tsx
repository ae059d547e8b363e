// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Authors } from './authors'

afterEach(cleanup)

test('a name that is stored in parts is read as one name, and leads to the page of who it is', () => {
  const { container } = render(
    <MemoryRouter>
      <Authors
        people={[
          { name: 'M. de Wit', isLeader: false, member: null },
          { name: 'Smith, Jr., John A.', isLeader: false, member: { slug: 'john-smith' } },
        ]}
      />
    </MemoryRouter>,
  )
  expect(container.textContent).toBe('M.\u00a0de Wit, John A.\u00a0Smith Jr.')
  expect(screen.getByRole('link', { name: 'John A.\u00a0Smith Jr.' }).getAttribute('href')).toContain(
    'john-smith',
  )
})
