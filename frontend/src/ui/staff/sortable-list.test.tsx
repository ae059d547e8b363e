// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SortableList } from './sortable-list'

afterEach(cleanup)

function Pictures() {
  const [items, setItems] = useState(['Alloy', 'Bench', 'Crystal'])
  return (
    <SortableList items={items} keyOf={String} nameOf={String} onOrder={setItems}>
      {(item, { moves, handle }) => (
        <>
          <span {...handle}>{item}</span>
          {moves}
        </>
      )}
    </SortableList>
  )
}

const order = () => screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)
const itemOf = (name: string) => screen.getByText(name).closest('li') ?? document.body
/** What a browser gives with a drag. */
const dataTransfer = { setData: () => undefined }

test('an item is moved by its buttons, and it is said where it has gone', () => {
  render(<Pictures />)
  fireEvent.click(screen.getByRole('button', { name: 'Move Alloy later' }))
  expect(order()).toEqual(['Bench', 'Alloy', 'Crystal'])
  expect(screen.getByRole('status').textContent).toBe('Alloy is now number 2 of 3.')
  fireEvent.click(screen.getByRole('button', { name: 'Move Crystal earlier' }))
  expect(order()).toEqual(['Bench', 'Crystal', 'Alloy'])
})

test('the first cannot go earlier and the last not later, and their buttons keep the focus', () => {
  render(<Pictures />)
  for (const name of ['Move Alloy earlier', 'Move Crystal later']) {
    const button = screen.getByRole('button', { name })
    expect([
      button.ariaDisabled ?? button.getAttribute('aria-disabled'),
      button.hasAttribute('disabled'),
    ]).toEqual(['true', false])
    fireEvent.click(button)
  }
  expect(order()).toEqual(['Alloy', 'Bench', 'Crystal'])
})

test('an item is dragged to the place of another', () => {
  render(<Pictures />)
  fireEvent.dragStart(screen.getByText('Alloy'), { dataTransfer })
  fireEvent.dragOver(itemOf('Crystal'))
  fireEvent.drop(itemOf('Crystal'))
  expect(order()).toEqual(['Bench', 'Crystal', 'Alloy'])
})

test('what is dragged from elsewhere changes nothing', () => {
  render(<Pictures />)
  fireEvent.dragOver(itemOf('Crystal'))
  fireEvent.drop(itemOf('Crystal'))
  fireEvent.dragStart(screen.getByText('Alloy'), { dataTransfer })
  fireEvent.dragEnd(screen.getByText('Alloy'))
  fireEvent.drop(itemOf('Bench'))
  expect(order()).toEqual(['Alloy', 'Bench', 'Crystal'])
})

test('by keys an item goes by one place or to the first, and keeps the focus', () => {
  render(<Pictures />)
  const later = screen.getByRole('button', { name: 'Move Crystal later' })
  later.focus()
  fireEvent.keyDown(later, { key: 'Home', ctrlKey: true })
  expect(order()).toEqual(['Crystal', 'Alloy', 'Bench'])
  expect(document.activeElement?.closest('li')?.textContent).toContain('Crystal')
  fireEvent.keyDown(document.activeElement ?? later, { key: 'ArrowDown', ctrlKey: true })
  expect(order()).toEqual(['Alloy', 'Crystal', 'Bench'])
  expect(screen.getByRole('status').textContent).toBe('Crystal is now number 2 of 3.')
})

test('an item goes to the first place by one press', () => {
  render(<Pictures />)
  fireEvent.click(screen.getByRole('button', { name: 'Move Crystal to the first place' }))
  expect(order()).toEqual(['Crystal', 'Alloy', 'Bench'])
})
