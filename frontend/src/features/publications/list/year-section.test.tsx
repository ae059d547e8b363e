// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { PublicationRowFragment } from '../queries.generated'
import { readSelection } from './selection'
import { YearSection } from './year-section'

afterEach(cleanup)

const row = (title: string): PublicationRowFragment => ({
  documentId: title,
  slug: title,
  title,
  language: null,
  people: [],
  journal: null,
  booktitle: null,
  publisher: null,
  volume: null,
  issue: null,
  year: 2019,
  doi: null,
  link: null,
  pdfLink: null,
  codeLink: null,
  dataLink: null,
  attachments: [],
  retraction: null,
  concern: null,
})

/** A year of two papers of which the page brings some, and what is asked for the rest. */
async function open(rows: PublicationRowFragment[]) {
  const asked = vi.fn<(address: string) => void>()
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <YearSection
          section={{ year: 2019, count: 2, rows }}
          selection={readSelection(new URLSearchParams())}
          opens={rows.length > 0}
        />
      ),
    },
    {
      path: '/publications',
      loader: ({ request }) => {
        asked(new URL(request.url).search)
        return { selectedPublications: [row('One'), row('Two')] }
      },
    },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: '2019' })
  return asked
}

const header = () => screen.getByText('2 publications')
const papers = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('a year that came with the page is open, and its header folds it', async () => {
  const asked = await open([row('One'), row('Two')])
  expect([papers(), header().closest('details')?.open]).toEqual([['One', 'Two'], true])
  fireEvent.click(header())
  expect(header().closest('details')?.open).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

test('the papers of a year that did not come are asked for once, when its header is opened', async () => {
  const asked = await open([])
  fireEvent.click(header())
  await screen.findByText('One')
  expect(papers()).toEqual(['One', 'Two'])
  fireEvent.click(header())
  fireEvent.click(header())
  expect(asked.mock.calls).toEqual([['?year=2019']])
})
