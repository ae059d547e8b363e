// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../../paths'
import { FilterForm } from './filter-form'
import { readSelection } from './selection'

afterEach(cleanup)

/** A search that found nothing, on a site with one research line. */
function Searched() {
  const [search] = useSearchParams()
  return (
    <FilterForm
      selection={readSelection(search)}
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
}

/** @param loader what a later address waits for */
const routerAt = (search: string, loader?: () => Promise<null>) =>
  createMemoryRouter(
    [{ id: 'list', path: paths.publications, element: <Searched />, ...(loader && { loader }) }],
    {
      initialEntries: [`${paths.publications}?${search}`],
      hydrationData: { loaderData: { list: null } },
    },
  )

const open = (search: string) => {
  render(<RouterProvider router={routerAt(search)} />)
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

test('what somebody types while the page wakes, and while an answer is on its way, stays', async () => {
  let answer = (): void => undefined
  const router = routerAt(
    '',
    () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(null)
        }
      }),
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<RouterProvider router={router} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.focus()
  field.value = 'nano'
  render(<RouterProvider router={router} />, { container, hydrate: true })
  expect(screen.getByRole('searchbox')).toBe(field)
  expect(field.value).toBe('nano')
  fireEvent.change(field, { target: { value: 'nanorods' } })
  await act(() => {
    answer()
    return Promise.resolve()
  })
  expect(router.state.location.search).toBe('?q=nano')
  expect(field.value).toBe('nanorods')
  field.blur()
  await act(() => {
    const shown = router.navigate('?q=zno')
    answer()
    return shown
  })
  expect(field.value).toBe('zno')
})
