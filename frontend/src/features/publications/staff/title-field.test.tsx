// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { Form } from '../../../ui/form/editing/form'
import { TitleField } from './title-field'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

function open(title: string) {
  render(
    <Form
      schema={v.object({ title: v.string() })}
      values={{ title }}
      save={() => Promise.resolve(true)}
      draft="test"
      failure="Failed."
    >
      <TitleField />
    </Form>,
  )
}
const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/)

test('what is selected is lowered by the button, and shown as pages show it', () => {
  open('Heat in TiO2−x films')
  title().setSelectionRange(11, 12)
  fireEvent.click(screen.getByRole('button', { name: 'Subscript' }))
  expect([title().value, document.activeElement]).toEqual(['Heat in TiO₂−x films', title()])
  expect(document.querySelector('output sub')?.textContent).toBe('2')
})

test('a species is set in italics by the button', () => {
  open('Films against E. coli')
  title().setSelectionRange(14, 21)
  fireEvent.click(screen.getByRole('button', { name: 'Italics' }))
  expect(title().value).toBe('Films against <i>E. coli</i>')
  expect(document.querySelector('output i')?.textContent).toBe('E. coli')
})

test('the button takes the italics away that stand around what is selected', () => {
  open('Films against <i>E. coli</i>')
  title().setSelectionRange(17, 24)
  fireEvent.click(screen.getByRole('button', { name: 'Italics' }))
  expect(title().value).toBe('Films against E. coli')
})

test('where nothing is selected, the next letters stand higher', () => {
  open('10')
  title().setSelectionRange(2, 2)
  fireEvent.click(screen.getByRole('button', { name: 'Superscript' }))
  expect([title().value, title().selectionStart]).toEqual(['10<sup></sup>', 7])
})

test('a title from a web page keeps its subscripts, and is what is selected', () => {
  open('Heat in films')
  title().setSelectionRange(8, 13)
  fireEvent.paste(title(), { clipboardData: { getData: () => '<h1>TiO<sub>2</sub> <i>in vitro</i></h1>' } })
  expect(title().value).toBe('Heat in TiO₂ <i>in vitro</i>')
})
