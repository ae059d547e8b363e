import { expect, test } from 'vitest'
import { pdfProblem } from './pdf-limits'

test('only a PDF of up to 20 MB may be sent where one is wanted', () => {
  expect(pdfProblem({ type: 'application/pdf', size: 20 * 1024 * 1024 })).toBeUndefined()
  expect(pdfProblem({ type: 'application/pdf', size: 20 * 1024 * 1024 + 1 })).toMatch(/larger than 20 MB/)
  expect(pdfProblem({ type: 'image/png', size: 1 })).toBe('This is not a PDF. Choose another file.')
})
