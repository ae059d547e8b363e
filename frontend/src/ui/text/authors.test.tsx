// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../paths'
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

test('on the page of an author that name alone stands out, and the others still lead to theirs', () => {
  const people = [
    { name: 'A. Sample', isLeader: false, member: { slug: 'a-sample' } },
    { name: 'B. Demo', isLeader: false, member: { slug: 'b-demo' } },
  ]
  const bold = (address: string) => {
    const { container } = render(
      <MemoryRouter initialEntries={[address]}>
        <Authors people={people} />
      </MemoryRouter>,
    )
    return Array.from(container.querySelectorAll('b'), ({ textContent }) => textContent)
  }
  expect(bold(paths.publications)).toEqual(['A.\u00a0Sample', 'B.\u00a0Demo'])
  cleanup()
  expect(bold(paths.person('b-demo'))).toEqual(['B.\u00a0Demo'])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A.\u00a0Sample'])
})
