// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useRefresh } from '../session/use-refresh'
import { useWithPage } from './use-with-page'

afterEach(cleanup)

function Times() {
  const refresh = useRefresh()
  const [times, setTimes] = useState(0)
  useWithPage(
    useCallback(() => {
      setTimes((before) => before + 1)
      return Promise.resolve()
    }, []),
  )
  return <button onClick={() => void refresh()}>Loaded anew {times} times</button>
}

test('what only staff get is loaded anew after each change, however quick the page is', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Times /> }])} />)
  const button = await screen.findByRole('button', { name: 'Loaded anew 0 times' })
  fireEvent.click(button)
  await screen.findByText('Loaded anew 1 times')
  fireEvent.click(button)
  expect(await screen.findByText('Loaded anew 2 times')).toBeInstanceOf(HTMLElement)
})
