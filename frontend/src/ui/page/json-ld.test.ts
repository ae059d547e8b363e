import { expect, test } from 'vitest'
import { breadcrumbs, jsonLd, thing } from './json-ld'

test('a thing has no property that is unknown', () => {
  expect(thing('Person', { name: 'A. Sample', jobTitle: null, url: '', sameAs: [] })).toEqual({
    '@type': 'Person',
    name: 'A. Sample',
  })
})

test('the way to a page is numbered from the home page on', () => {
  const way = [
    { name: 'Home', path: '/' },
    { name: 'Team', path: '/team' },
  ]
  expect(breadcrumbs('https://group.example', way)['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://group.example/' },
    { '@type': 'ListItem', position: 2, name: 'Team', item: 'https://group.example/team' },
  ])
})

test('no text of the content ends the script', () => {
  const text = jsonLd([thing('Event', { name: '</script><script>alert(1)</script>' })])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script>' }] })
})
