// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { titleText } from './title-text'

test.each([
  [
    '<h1 class="title">Room-temperature H<sub>2</sub>S sensing\nby <em>p</em>-type Cu<sub>2−δ</sub>O</h1>',
    'Room-temperature H₂S sensing by <i>p</i>-type Cu<sub>2−δ</sub>O',
  ],
  ['<span style="font-style:italic">All of it, with CO<sub>2</sub></span>', 'All of it, with CO₂'],
  ['10<sup>-3</sup> of <i>E. coli</i> ', '10⁻³ of <i>E. coli</i>'],
])('a title that is pasted keeps its indices and italics: %s', (html, title) => {
  expect(titleText(html)).toBe(title)
})

test('plain words are pasted as the browser does it', () => {
  expect(titleText('<b>Plain</b> words')).toBeUndefined()
  expect(titleText('')).toBeUndefined()
})
