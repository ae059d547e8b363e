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
  expect(container.textContent).toBe('M. de Wit, John A. Smith Jr.')
  expect(screen.getByRole('link', { name: 'John A. Smith Jr.' }).getAttribute('href')).toContain('john-smith')
})
