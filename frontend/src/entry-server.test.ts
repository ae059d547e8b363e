import { expect, test } from 'vitest'
import { render } from './entry-server'
import { emptyHome } from './features/home/sample-answer'

const settings = {
  origin: 'https://group.example.edu',
  stylesFor: () => '',
  boot: 'wake()',
  entry: '/entry.js',
  scriptsOf: (source: string) => [`/${source}.js`],
}

/** A CMS without any content. */
const empty = () => Promise.resolve({ data: { ...emptyHome, events: [], members: [] } })

test('addresses that name nothing show the same bytes, whichever route looked for them', async () => {
  const [everywhere, byName, byType] = await Promise.all(
    ['/nothing/here', '/nobody', '/team/nobody'].map((path) => render({ ...settings, path, execute: empty })),
  )
  expect(everywhere).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' })
  expect(byName).toEqual(everywhere)
  expect(byType).toEqual(everywhere)
})

test('a page that could not be asked for says that the CMS is away', async () => {
  const away = () => Promise.reject(new Error('no answer'))
  expect(await render({ ...settings, path: '/contact', execute: away })).toMatchObject({
    status: 503,
    error: new Error('no answer'),
  })
})

test('no page holds a control character, whoever brings it', async () => {
  const odd = 'A\u0001\u000B\u000C\u007F\u0085\uFFFEB'
  const path = `/publications?q=${encodeURIComponent(odd)}`
  const site = { documentId: 's', groupName: odd }
  const publicationFacets = { total: 0, years: [], types: [], members: [], lines: [], journals: [] }
  const data = { site, publicationFacets, publicationYears: [], selectedPublications: [] }
  const execute = () => Promise.resolve({ data })
  const { body } = await render({ ...settings, path, execute })
  expect(body).toContain('AB')
  expect(body).not.toMatch(/[^\P{C}\n\r\t\p{Cf}]/u)
})
