import { expect, test } from 'vitest'
import { robots } from './robots'

test('robots stay away from what is for staff, and are led to the sitemap', async () => {
  const ask = () => Promise.reject(new Error('It asks nothing.'))
  const made = await robots('/robots.txt')?.make(ask, 'https://group.example', new URLSearchParams())
  const text = typeof made === 'string' ? made : ''
  const lines = text.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /graphql/')
  // They say that they are in no index, which must be read; and `/addison-sample` may be a page of a person.
  expect(text).not.toContain('/add')
  expect(lines).toContain('Sitemap: https://group.example/sitemap.xml')
})
