// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { Form } from '../editing/form'
import { FormattedTextArea } from './formatted-text-area'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

function paste(html: string) {
  render(
    <Form
      schema={v.object({ text: v.string() })}
      values={{ text: 'Before. After.' }}
      save={() => Promise.resolve()}
      draft="test"
      failure="Failed."
    >
      <FormattedTextArea name="text" label="Text" />
    </Form>,
  )
  const field: HTMLTextAreaElement = screen.getByLabelText('Text')
  field.setSelectionRange(8, 8)
  const event = createEvent.paste(field, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'plain') },
  })
  fireEvent(field, event)
  return { field, event }
}

test('what is pasted with a format stands where the cursor is, in the marks of the site', () => {
  const { field, event } = paste('We study <b>gas sensing</b>. ')
  expect(field.value).toBe('Before. We study **gas sensing**. After.')
  expect(event.defaultPrevented).toBe(true)
})

test('what has none is left to the browser', () => {
  expect(paste('<span>plain</span>').event.defaultPrevented).toBe(false)
})
