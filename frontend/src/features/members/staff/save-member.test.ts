import { expect, test } from 'vitest'
import { renamed } from './save-member'

const words = (alternativeText: string | null) => ({
  chosen: { alternativeText: null, caption: null, focalPoint: null },
  kept: { alternativeText, caption: null, focalPoint: null },
})

test('what a portrait is called follows a corrected name, unless somebody typed it', () => {
  const after = (text: string | null) =>
    renamed(words(text), 'ravi kumarr', 'Ravi Kumar').kept.alternativeText
  expect(after('Portrait of ravi kumarr')).toBe('Portrait of Ravi Kumar')
  expect(after('ravi kumarr at the bench')).toBe('ravi kumarr at the bench')
  expect(after(null)).toBeNull()
})
