// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SaveError } from '../../feedback/save-error'
import { FormDialog } from '../../staff/form-dialog'
import { waitingDrafts } from '../../staff/draft'
import { unsavedNow, useUnsaved } from '../../staff/unsaved'
import { Form } from './form'

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const portrait = new File(['...'], 'portrait.jpg', { type: 'image/jpeg' })

function Fields() {
  const { setValue } = useFormContext()
  const given = { Choose: ['image', portrait], Type: ['name', 'B. Sample'] } as const
  return Object.entries(given).map(([label, [field, value]]) => (
    <button
      key={label}
      type="button"
      onClick={() => {
        setValue(field, value, { shouldDirty: true })
      }}
    >
      {label}
    </button>
  ))
}

/** A field that sends a file as soon as it is chosen. */
function Sending() {
  const [isSending, setSending] = useState(false)
  useUnsaved(isSending, { question: 'Leave without the image?', about: 'It is lost.' })
  return (
    <button
      type="button"
      onClick={() => {
        setSending(!isSending)
      }}
    >
      Send
    </button>
  )
}

/** @param save what the form's save does */
function open(save: () => Promise<undefined> = () => Promise.resolve(undefined)) {
  let open = true
  const close = () => {
    open = false
  }
  render(
    <FormDialog title="Edit Member" onClose={close}>
      <Form
        schema={v.object({ name: v.string(), image: v.optional(v.file()) })}
        values={{ name: 'A. Sample', image: undefined }}
        newer={() => ({ name: 'A. Sample', image: undefined })}
        version={1}
        draft="member"
        save={save}
        failure="Failed."
        onSaved={close}
        onCancel={close}
      >
        <Fields />
        <Sending />
      </Form>
    </FormDialog>,
  )
  return { isOpen: () => open }
}

const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
}
const pressEscape = () => fireEvent(screen.getByRole('dialog', { name: 'Edit Member' }), new Event('cancel'))
const named = { name: 'Leave without saving?' }
/** It is fetched when it is wanted. */
const asked = () => screen.findByRole('dialog', named)

test('a dialog without a chosen file closes at once: what was typed waits as a draft', async () => {
  const { isOpen } = open()
  await press('Type')
  pressEscape()
  expect(screen.queryByRole('dialog', named)).toBeNull()
  expect(isOpen()).toBe(false)
})

test('over a chosen file the person is asked, and may stay', async () => {
  const { isOpen } = open()
  await press('Choose')
  pressEscape()
  await asked()
  expect(isOpen()).toBe(true)
  await press('Leave')
  expect(isOpen()).toBe(false)
})

test('Cancel asks too, as what was typed goes with the file, and the draft is there for whoever stays', async () => {
  const { isOpen } = open()
  await press('Type')
  await press('Choose')
  await press('Cancel')
  const question = await asked()
  expect(question.textContent).toContain('What you typed and the chosen file are lost.')
  fireEvent(question, new Event('cancel'))
  expect([isOpen(), waitingDrafts().length]).toEqual([true, 1])
  await press('Cancel')
  await press('Leave')
  expect([isOpen(), waitingDrafts().length]).toEqual([false, 0])
})

test('Cancel asks over an image that is on its way, and no more when it has arrived', async () => {
  const { isOpen } = open()
  await press('Send')
  await press('Cancel')
  const question = await screen.findByRole('dialog', { name: 'Leave without the image?' })
  fireEvent(question, new Event('cancel'))
  expect(isOpen()).toBe(true)
  await press('Send')
  await press('Cancel')
  expect(isOpen()).toBe(false)
})

test('a file that was sent is nothing to ask about, also before the page shows it', async () => {
  const { isOpen } = open()
  await press('Choose')
  expect(unsavedNow()).toBeDefined()
  await press('Save')
  expect(isOpen()).toBe(false)
  expect(unsavedNow()).toBeUndefined()
})

test('a file that could not be sent is still asked about', async () => {
  const { isOpen } = open(() => Promise.reject(new SaveError('No connection.')))
  await press('Choose')
  await press('Save')
  pressEscape()
  await asked()
  expect(isOpen()).toBe(true)
})
