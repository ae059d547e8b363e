// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ConflictError } from '../../feedback/save-error'
import { Form } from './form'
import type { SaveContext } from './use-editing-form'

// jsdom scrolls nothing.
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const Field = ({ name }: { name: string }) => {
  const { register } = useFormContext()
  return (
    <label>
      {name}
      <input {...register(name)} />
    </label>
  )
}

const first = { title: 'First', note: 'Old' }

/** A form over version 1 of a document of two fields. */
const open = (
  save: (values: { title: string; note: string }, context: SaveContext) => Promise<unknown>,
): void => {
  render(
    <Form
      schema={v.object({ title: v.string(), note: v.string() })}
      values={first}
      version={1}
      newer={({ title, note }) => ({ title: String(title), note: String(note) })}
      save={save}
      draft="test"
      success="Saved."
      failure="Failed."
    >
      <Field name="title" />
      <Field name="note" />
    </Form>,
  )
}

/** A form over version 1 of a document of which somebody else has saved version 2, and what it sends. */
async function openAndSave(typed: Record<string, string>) {
  const sent: [values: unknown, version: number | undefined][] = []
  const save = (values: unknown, { version }: SaveContext) => {
    sent.push([values, version])
    if (version === 1) return Promise.reject(new ConflictError({ version: 2, title: 'Theirs', note: 'New' }))
    return Promise.resolve(true)
  }
  open(save)
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(screen.getByLabelText(name), { target: { value } })
  }
  await press('Save')
  return sent
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const cells = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

test('nothing is overwritten, and both texts stand side by side', async () => {
  await openAndSave({ title: 'Mine' })
  expect(await screen.findByText(/^Nothing was overwritten\./)).not.toBeNull()
  expect(cells()).toEqual(['FieldNewer versionYours', 'titleTheirsMine'])
  expect(values()).toEqual(['Mine', 'Old'])
})

test('whoever keeps their text saves it over the newer version, whose other fields stay', async () => {
  const sent = await openAndSave({ title: 'Mine' })
  await screen.findByText(/^Nothing was overwritten\./)
  await press('Keep my text')
  expect(await screen.findByText('Saved.')).not.toBeNull()
  expect(sent.at(-1)).toEqual([{ title: 'Mine', note: 'New' }, 2])
})

test('whoever takes the newer text has it in the form, and saves upon it', async () => {
  const sent = await openAndSave({ title: 'Mine' })
  await screen.findByText(/^Nothing was overwritten\./)
  await press('Take the newer text')
  expect(values()).toEqual(['Theirs', 'New'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  await press('Save')
  expect(await screen.findByText('Saved.')).not.toBeNull()
  expect(sent.at(-1)).toEqual([{ title: 'Theirs', note: 'New' }, 2])
})

test('the same text as the newer version is saved upon it unasked', async () => {
  const sent = await openAndSave({ title: 'Theirs' })
  expect(await screen.findByText('Saved.')).not.toBeNull()
  expect(sent).toEqual([
    [{ title: 'Theirs', note: 'Old' }, 1],
    [{ title: 'Theirs', note: 'New' }, 2],
  ])
})

test('of two fields the newer version of one is taken, and the own text of the other kept', async () => {
  const sent = await openAndSave({ title: 'Mine', note: 'My note' })
  await screen.findByText(/^Nothing was overwritten\./)
  fireEvent.click(screen.getByRole('radio', { name: 'New' }))
  await press('Keep what is chosen')
  expect(await screen.findByText('Saved.')).not.toBeNull()
  expect(sent.at(-1)).toEqual([{ title: 'Mine', note: 'New' }, 2])
})

test('what was stored without an answer is no change of somebody else', async () => {
  let stored = { version: 1, title: 'First', note: 'Old' }
  let isLost = true
  const save = (values: { title: string; note: string }, { version }: SaveContext) => {
    if (version !== stored.version) return Promise.reject(new ConflictError(stored))
    stored = { ...values, version: version + 1 }
    if (!isLost) return Promise.resolve(true)
    isLost = false
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  open(save)
  const type = (value: string) => fireEvent.input(screen.getByLabelText('title'), { target: { value } })
  type('Mine')
  await press('Save')
  expect(await screen.findByText('Failed.')).not.toBeNull()
  type('Mine, and more')
  await press('Save')
  expect(await screen.findByText('Saved.')).not.toBeNull()
  expect(stored).toEqual({ version: 3, title: 'Mine, and more', note: 'Old' })
})

test('what the CMS has made of one’s own save is no change of somebody else', async () => {
  let stored = { version: 1, title: 'First' }
  let answer: () => void = () => undefined
  const save = async ({ title }: { title: string }, { version }: SaveContext) => {
    if (version !== stored.version) throw new ConflictError(stored)
    stored = { version: version + 1, title: title.trim().toUpperCase() }
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return true
  }
  render(
    <Form
      schema={v.object({ title: v.string() })}
      values={{ title: 'First' }}
      version={1}
      newer={({ title }) => ({ title: String(title) })}
      save={save}
      success="Saved."
      failure="Failed."
    >
      <Field name="title" />
    </Form>,
  )
  const type = (value: string) => fireEvent.input(screen.getByLabelText('title'), { target: { value } })
  type('mine ')
  await press('Save')
  type('mine, and more')
  await act(async () => {
    answer()
    await Promise.resolve()
  })
  await screen.findByText('Saved. What you typed meanwhile is not saved yet.')
  await press('Save')
  await act(async () => {
    answer()
    await Promise.resolve()
  })
  expect(await screen.findByText('Saved.')).not.toBeNull()
  expect(stored).toEqual({ version: 3, title: 'MINE, AND MORE' })
})
