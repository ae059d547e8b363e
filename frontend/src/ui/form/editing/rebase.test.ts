import { expect, test } from 'vitest'
import { changedIn, rebase, same, snapshot } from './rebase'

test('what was typed stays when somebody else has changed another field', () => {
  const was = { name: 'Group', place: 'Old town' }
  expect(rebase(was, { name: 'My group', place: 'Old town' }, { name: 'Group', place: 'New town' })).toEqual({
    name: 'My group',
  })
})

test('a field that two people have changed is for the person to decide', () => {
  expect(rebase({ name: 'a' }, { name: 'b' }, { name: 'c' })).toBeUndefined()
  expect(rebase({ name: 'a' }, { name: 'c' }, { name: 'c' })).toEqual({ name: 'c' })
})

test('a chosen file was typed too, though no document holds it', () => {
  const image = new File(['x'], 'x.jpg')
  expect(rebase({ name: 'a' }, { name: 'a', image }, { name: 'b' })).toEqual({ image })
})

test('what is typed into an entry of a list after a snapshot is a change', () => {
  const links = [{ label: 'CV' }]
  const image = new File(['x'], 'x.jpg')
  const sent = snapshot({ links, image })
  expect(changedIn(sent, { links, image })).toEqual({})
  for (const link of links) link.label = 'Notes'
  expect(changedIn(sent, { links, image })).toEqual({ links })
})

test('lists are the same when their entries are, in their order', () => {
  const [one, two] = [{ id: '1' }, { id: '2' }]
  expect(same([one, two], [{ ...one }, { ...two }])).toBe(true)
  expect(same([one, two], [two, one])).toBe(false)
  expect(same([one], [one, two])).toBe(false)
  expect(same([], {})).toBe(false)
})

test('a file is the same as itself only', () => {
  const file = new File(['x'], 'x.jpg')
  expect(same(file, file)).toBe(true)
  expect(same(file, new File(['x'], 'x.jpg'))).toBe(false)
})
