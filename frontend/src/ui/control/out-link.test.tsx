// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OutLink } from './out-link'

afterEach(cleanup)

test('a label with a formula or another script is one piece beside the arrow', () => {
  render(<OutLink label="H<sub>2</sub>O (ماء)" url="https://example.org" />)
  const [label, arrow, ...more] = screen.getByRole('link', { name: /^H\s*2\s*O/ }).children
  expect(label?.textContent).toBe('H2O (ماء)')
  expect(arrow?.tagName).toBe('svg')
  expect(more).toEqual([])
})
