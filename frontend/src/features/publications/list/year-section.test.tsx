// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetAnswers } from '../../../cms/ask'
import type { PublicationRowFragment } from '../queries.generated'
import { readSelection } from './selection'
import { YearSection } from './year-section'

afterEach(cleanup)

const row = (title: string): PublicationRowFragment => ({
  documentId: title,
  slug: title,
  title,
  language: null,
  type: 'article',
  genre: null,
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
  licence: null,
  timesCited: null,
  dataLink: null,
  videoLink: null,
  attachments: [],
  image: null,
  retraction: null,
  award: null,
  concern: null,
})

/** What the site answers to what is asked for the rest. */
const site = vi.fn<(address: string) => Promise<Response>>()
vi.stubGlobal('fetch', site)

/** A year of two papers of which the page brings some. */
function open(rows: PublicationRowFragment[]) {
  forgetAnswers()
  site.mockReset()
  site.mockImplementation(() =>
    Promise.resolve(Response.json({ data: { selectedPublications: [row('One'), row('Two')] } })),
  )
  const element = (
    <YearSection
      section={{ year: 2019, count: 2, rows }}
      selection={readSelection(new URLSearchParams())}
      opens={rows.length > 0}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const header = () => screen.getByText('2 publications')
const papers = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('a year that came with the page is open, and its header folds it', () => {
  open([row('One'), row('Two')])
  expect([papers(), header().closest('details')?.open]).toEqual([['One', 'Two'], true])
  fireEvent.click(header())
  expect(header().closest('details')?.open).toBe(false)
  expect(site).not.toHaveBeenCalled()
})

test('the papers of a year that did not come are asked for once, when its header is opened', async () => {
  open([])
  fireEvent.click(header())
  await screen.findByText('One')
  expect(papers()).toEqual(['One', 'Two'])
  fireEvent.click(header())
  fireEvent.click(header())
  // What is left folded is found folded.
  fireEvent.click(header())
  expect(site).toHaveBeenCalledOnce()
  expect(decodeURIComponent(site.mock.calls[0]?.[0] ?? '')).toContain('"filter":{"year":2019}')
})

test('when they do not come the page says why and stays, and the next opening asks again', async () => {
  open([])
  site.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.click(header())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The site cannot be reached. Check your connection and try again.',
  )
  expect(screen.getByRole('link', { name: 'All 2 publications of 2019' })).toBeDefined()
  fireEvent.click(header())
  await waitFor(() => {
    expect(header().closest('details')?.open).toBe(false)
  })
  fireEvent.click(header())
  await screen.findByText('One')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a paper says how often it has been cited, where that is known and not never', () => {
  const cited = (times: number | null) => ({ ...row(`Paper ${String(times)}`), timesCited: times })
  open([cited(null), cited(0), cited(1), cited(1234)])
  expect(screen.getAllByText(/^Cited/).map(({ textContent }) => textContent)).toEqual([
    'Cited once',
    'Cited 1,234 times',
  ])
})
