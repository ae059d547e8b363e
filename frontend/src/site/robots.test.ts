import { expect, test } from 'vitest'
import { robots } from './robots'

test('robots stay away from what is for staff, and are led to the sitemap', async () => {
  const ask = () => Promise.reject(new Error('It asks nothing.'))
  const text = await robots('/robots.txt')?.make(ask, 'https://group.example', new URLSearchParams())
  expect(text).toBe(
    [
      'User-agent: *',
      'Disallow: /add',
      'Disallow: /staff/',
      'Disallow: /graphql/',
      '',
      'Sitemap: https://group.example/sitemap.xml',
      '',
    ].join('\n'),
  )
})
