import { expect, test } from 'vitest'
import { render } from './entry-server'

const settings = {
  origin: 'https://group.example.edu',
  styles: '',
  boot: 'wake()',
  entry: '/entry.js',
  scriptsOf: (source: string) => [`/${source}.js`],
}

/** A CMS without any content. */
const empty = () =>
  Promise.resolve({ data: { site: null, galleryImages: [], updates: [], events: [], members: [] } })

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
