import { expect, test } from 'vitest'
import { readTitle } from './title'

test.each([
  ['Growth of zinc oxide films.', 'Growth of zinc oxide films'],
  ['Films of TiO$_2$.', 'Films of TiO<sub>2</sub>'],
  ['The antibiotic aurovertin B.', 'The antibiotic aurovertin B.'],
  ['Comment on Sample et al.', 'Comment on Sample et al.'],
  ['To be continued...', 'To be continued...'],
  ['What is a film?', 'What is a film?'],
  ['<i>Growth of films</i>.', 'Growth of films'],
  ['<i>E. coli</i> on films.', '<i>E. coli</i> on films'],
])('%s is %s', (text, title) => {
  expect(readTitle(text)).toBe(title)
})
