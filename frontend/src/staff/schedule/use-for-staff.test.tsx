// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useRefresh } from '../../session/use-refresh'
import { Notices } from '../../ui/feedback/notices'
import { useForStaff } from './use-for-staff'

afterEach(cleanup)

test('what could not be loaded is told once, and no longer when it is there', async () => {
  let isLost = true
  let asked = 0
  const load = () => {
    asked += 1
    return isLost ? Promise.reject(new Error('It is away.')) : Promise.resolve('Two drafts')
  }
  function Hidden() {
    const refresh = useRefresh()
    return <button onClick={() => void refresh()}>{useForStaff(load, 'Hidden events') ?? 'Nothing'}</button>
  }
  const element = (
    <Notices>
      <Hidden />
    </Notices>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await screen.findByText(/^Hidden events could not be loaded\./)
  fireEvent.click(screen.getByRole('button', { name: 'Nothing' }))
  await waitFor(() => {
    expect(asked).toBe(2)
  })
  await screen.findByText(/could not be loaded/)
  isLost = false
  fireEvent.click(screen.getByRole('button', { name: 'Nothing' }))
  await screen.findByText('Two drafts')
  await waitFor(() => {
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })
})
