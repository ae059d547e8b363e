import { expect, test } from 'vitest'
import { subcategoriesOf } from './subcategories'

test('each subcategory of the chosen category is offered once, by name', () => {
  const members = [
    { category: 'presentGroupMembers', subcategory: 'Research Scholars' },
    { category: 'presentGroupMembers', subcategory: 'Project Students ' },
    { category: 'presentGroupMembers', subcategory: 'Research Scholars' },
    { category: 'presentGroupMembers', subcategory: 'research scholars' },
    { category: 'presentGroupMembers', subcategory: null },
    { category: 'pastGroupMembers', subcategory: 'Doctoral alumni' },
  ]
  expect(subcategoriesOf(members, 'presentGroupMembers')).toEqual(['Project Students', 'Research Scholars'])
})
