import { expect, test } from 'vitest'
import { beginningOf } from './beginning'

test.each([
  ['a short text', 'One. Two.', 'One. Two.', false],
  ['whole lines', 'One line.\n\n- an item\n- another item', 'One line.\n\n- an item', true],
  ['whole sentences', 'One sentence here. Another one that goes on and on.', 'One sentence here.', true],
  ['words', 'One. Another sentence that goes on and on.', 'One. Another sentence that …', true],
])('of a text a card shows %s', (_, text, shown, isCut) => {
  expect(beginningOf(text, 30)).toEqual({ text: shown, isCut })
})
