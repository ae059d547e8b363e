// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { Form } from '../editing/form'
import { TextField } from './field'
import { MoreFields } from './more-fields'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const open = (values: { title: string; pages: string }) =>
  render(
    <Form
      schema={v.object({ title: v.pipe(v.string(), v.nonEmpty()), pages: v.pipe(v.string(), v.nonEmpty()) })}
      values={values}
      save={() => Promise.resolve(true)}
      draft="test"
      failure="Failed."
    >
      <TextField name="title" label="title" />
      <MoreFields label="More fields">
        <TextField name="pages" label="pages" />
      </MoreFields>
    </Form>,
  )

const details = () => screen.getByText('More fields').closest('details')

test('what is seldom needed is folded until its header is pressed', () => {
  open({ title: 'A', pages: '1' })
  expect(details()?.open).toBe(false)
  fireEvent.click(screen.getByText('More fields'))
  expect(details()?.open).toBe(true)
})

test('it opens by itself for a field that is wrong inside, which takes the focus', async () => {
  open({ title: 'A', pages: '' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect([details()?.open, document.activeElement]).toEqual([true, screen.getByLabelText('pages')])
  })
})

test('a wrong field before it keeps the focus', async () => {
  open({ title: '', pages: '' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect(details()?.open).toBe(true)
  })
  expect(document.activeElement).toBe(screen.getByLabelText('title'))
})
