import { expect, test } from 'vitest'
import { nouns } from '../../nouns'
import { cardsHere } from './cards-here'

const first = (pathname: string) => {
  const [card] = cardsHere(pathname)
  return card?.isHere ? card.to : undefined
}

test('what belongs to a page comes first, with the place that the page is about', () => {
  expect(first('/events/icube')).toBe('/addEvent?eventType=icube')
  expect(first('/team/pastGroupMembers')).toBe('/addMembers?category=pastGroupMembers')
  expect(first('/facilities')).toBe('/addFacility')
  expect(first('/publications/a-paper')).toBe('/addPublication')
  expect(first('/people/somebody')).toBe('/addMembers')
  expect(first('/contact')).toBeUndefined()
})

test('everything that can be added is there on every page', () => {
  const count = Object.values(nouns).filter(({ card }) => card).length - 1
  for (const path of ['/', '/gallery', '/events/icube']) expect(cardsHere(path)).toHaveLength(count)
})
