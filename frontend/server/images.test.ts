import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { CmsInstances } from './cms/instances'
import { isStoredImage, passImage } from './images'
import { serve } from './tests/serve'

const logged: string[] = []

/** A site that passes every address on to this CMS. */
async function siteOf(cms: RequestListener): Promise<string> {
  const { url } = await serve(cms)
  const site = await serve((request, response) => {
    passImage(new CmsInstances([url]), request.url ?? '', request, response, (message) =>
      logged.push(message),
    ).catch((error: unknown) => response.destroy(error as Error))
  })
  return site.url
}

afterEach(() => {
  logged.length = 0
})

test('an image is passed on, to be kept for ever', async () => {
  const site = await siteOf((request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(request.url)
  })
  const response = await fetch(`${site}/images/a.png`)
  expect(await response.text()).toBe('/uploads/images/a.png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('what is no image at the moment is not kept', async () => {
  let [status, type] = [404, 'text/plain']
  const site = await siteOf((_, response) => {
    response.writeHead(status, { 'content-type': type }).end('inside')
  })
  const look = async () => {
    const response = await fetch(`${site}/images/a.png`)
    return [response.status, await response.text(), response.headers.get('cache-control')]
  }
  expect(await look()).toEqual([404, 'There is no such image.', 'no-store'])
  expect(logged).toEqual([])
  for ([status, type] of [
    [500, 'text/plain'],
    [200, 'text/html'],
  ] as const) {
    expect(await look()).toEqual([502, 'The image cannot be fetched at the moment.', 'no-store'])
    expect(logged.splice(0)).toEqual([expect.stringContaining(`the CMS answered ${status} ${type}.`)])
  }
})

test('the address of an image that was replaced leads to the one in its place', async () => {
  const site = await siteOf((_, response) => {
    response.writeHead(301, { location: '/uploads/images/b.png' }).end()
  })
  const response = await fetch(`${site}/images/a.png`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/images/b.png'])
})

test('a stored image of each section has an address', () => {
  expect(isStoredImage('/images/Sample_Group_-_Gallery/1795172200738_IMG_0001.JPG')).toBe(true)
  expect(isStoredImage('/images/Sample_Group_-_News/1795172200738_small_3.jpg')).toBe(true)
})

test('nothing outside the sections is passed on', () => {
  for (const path of [
    '/images/Sample_Group_-_Gallery/../../secret.jpg',
    '/images/Sample_Group_-_Gallery/..%2f..%2fsecret.jpg',
    '/images/Sample_Group_-_Gallery/%2e%2e%2f%2e%2e%2fcms.sqlite',
    '/images/Sample_Group_-_Gallery/1795172200738_%2e%2e%2f%2e%2e%2fcms.sqlite',
    '/images/Sample_Group_-_Gallery/..%5c..%5ccms.sqlite',
    '/images/Sample_Group_-_Gallery/1795172200738_%00.jpg',
    '/images/Sample_Group_-_Gallery/..',
    '/images/../cms.sqlite',
    '/images/Sample_Group_-_Private/a.jpg',
    '/images/a.jpg',
  ]) {
    expect(isStoredImage(path), path).toBe(false)
  }
})
