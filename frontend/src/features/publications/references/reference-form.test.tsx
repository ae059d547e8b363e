// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../../paths'
import { ReferenceForm } from './reference-form'

afterEach(cleanup)

const choose = (name: string, value: string) => {
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
}

test('a choice that is made while an earlier one arrives is kept', async () => {
  const element = <ReferenceForm years={[2024, 2022]} lines={[]} members={[]} />
  const path = paths.references('')
  const route = {
    path,
    element,
    HydrateFallback: () => null,
    // The page of the second choice is slow.
    loader: ({ request }: { request: Request }) =>
      request.url.endsWith('?from=2022&to=2024') ? new Promise(() => undefined) : null,
  }
  const router = createMemoryRouter([route], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  await screen.findByLabelText('From')
  let isLate = false
  router.subscribe(({ location }) => {
    if (isLate || location.search !== '?from=2022') return
    isLate = true
    // The router is there already, the page not yet.
    choose('To', '2024')
  })
  choose('From', '2022')
  await waitFor(() => {
    expect(isLate).toBe(true)
  })
  choose('Style', 'ieee')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?from=2022&to=2024&style=ieee')
  })
})
