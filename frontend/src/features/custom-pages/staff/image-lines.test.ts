// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { followImages, isPlaced, placeImage } from './image-lines'

test.each([
  ['they change places', ['a', 'b', 'c'], ['c', 'a', 'b'], 'One.\n[image 3]\nTwo.\n[image 1]'],
  ['the first is removed', ['a', 'b', 'c'], ['b', 'c'], 'One.\n[image 1]\nTwo.\n[image 2]'],
  ['one that stands in the text is removed', ['a', 'b', 'c'], ['a', 'c'], 'One.\nTwo.\n[image 2]'],
  ['another one is added', ['a', 'b', 'c'], ['a', 'b', 'c', 'd'], 'One.\n[image 2]\nTwo.\n[image 3]'],
  ['there never was a third one', ['a', 'b'], ['b', 'a'], 'One.\n[image 1]\nTwo.\n[image 3]'],
])('the lines of a text stand for the same images when %s', (_, before, after, text) => {
  expect(followImages('One.\n[image 2]\nTwo.\n[image 3]', before, after)).toBe(text)
})

/** A field with the cursor at a place. */
function typed(value: string, at: number): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.value = value
  field.setSelectionRange(at, at)
  return field
}

test.each([
  ['in a line', 'One two.\nThree.', 3, 'One two.\n[image 2]\nThree.'],
  ['at the end', 'One.', 4, 'One.\n[image 2]'],
  ['in a blank line', 'One.\n\nTwo.', 5, 'One.\n[image 2]\nTwo.'],
  ['in an empty text', '', 0, '[image 2]'],
])('an image is put below the line of the cursor: %s', (_, value, at, text) => {
  const field = typed(value, at)
  placeImage(field, 2)
  expect([field.value, isPlaced(field.value, 2), isPlaced(field.value, 1)]).toEqual([text, true, false])
})
