// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { TextField } from '../../../../ui/form/fields/field'
import { LeaderAddress } from './leader-address'

afterEach(cleanup)

function Leader({ slug }: { slug: string }) {
  const form = useForm({ defaultValues: { name: '', slug } })
  return (
    <FormProvider {...form}>
      <TextField name="name" label="Name" />
      <LeaderAddress origin="https://group.example" />
    </FormProvider>
  )
}

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
}
const address = () => screen.getByText(/^https:/).textContent

test('the page of a new leader has the name for its address, until another one is typed', () => {
  render(<Leader slug="" />)
  type('Name', 'Zoë Sample')
  expect(address()).toBe('https://group.example/zoe-sample')
  type('Address of the page', 'zoe')
  type('Name', 'Zoë B. Sample')
  expect(address()).toBe('https://group.example/zoe')
})

test('a page that has an address keeps it when the name changes', () => {
  render(<Leader slug="zoe" />)
  type('Name', 'Zoë B. Sample')
  expect(address()).toBe('https://group.example/zoe')
})
