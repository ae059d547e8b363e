// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../../paths'
import { FilterForm } from './filter-form'
import { readSelection } from './selection'

afterEach(cleanup)

/** A search that found nothing, on a site with one research line. */
const open = (search: string) => {
  const element = (
    <FilterForm
      selection={readSelection(new URLSearchParams(search))}
      facets={{
        total: 0,
        isForgiving: false,
        years: [],
        types: [],
        members: [],
        journals: [],
        lines: [{ line: { documentId: 'line', title: 'Gas sensing' }, count: 0 }],
      }}
      leader={undefined}
    />
  )
  const routes = [{ path: paths.publications, element }]
  const router = createMemoryRouter(routes, { initialEntries: [`${paths.publications}?${search}`] })
  render(<RouterProvider router={router} />)
}

const options = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text)

test('where nothing is found every filter stays, and offers nothing that finds nothing', () => {
  open('q=nowhere')
  for (const [name, every] of [
    ['Year', 'All years'],
    ['Type', 'All types'],
    ['Research', 'All research'],
    ['Member', 'All members'],
    ['Journal', 'All journals'],
  ] as const)
    expect(options(name)).toEqual([every])
})

test('a research line that is chosen is called by its title', () => {
  open('q=nowhere&line=line')
  expect(options('Research')).toEqual(['All research', 'Gas sensing (0)'])
  expect(screen.getByText('Filtered by Gas sensing')).toBeTruthy()
})
