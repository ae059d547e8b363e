// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { Notices } from '../../feedback/notices'
import { Form } from '../editing/form'
import { FormattedTextArea } from './formatted-text-area'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

function paste(html: string) {
  render(
    <Notices>
      <Form
        schema={v.object({ text: v.string() })}
        values={{ text: 'Before. After.' }}
        save={() => Promise.resolve()}
        draft="test"
        failure="Failed."
      >
        <FormattedTextArea name="text" label="Text" />
      </Form>
    </Notices>,
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

test('images that cannot be pasted are told, and what is drawn for a page is none', () => {
  paste('<p>One</p><p>Two<img src="a.jpg" width="600"><img src="b.png"><img src="line.gif" height="1"></p>')
  expect(screen.getByText(/^A text holds no images: the 2 that were copied are left out\./)).not.toBeNull()
})
