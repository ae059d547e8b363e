import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { CmsInstances } from './cms/instances'
import { isStoredImage, passImage } from './images'
import { serve } from './tests/serve'

const logged: string[] = []

/** A site that passes every address on to this CMS, but for what is in a folder. */
async function siteOf(cms: RequestListener, uploads?: string): Promise<string> {
  const { url } = await serve(cms)
  const passing = {
    cms: new CmsInstances([url]),
    uploads,
    log: (message: string) => logged.push(message),
  }
  const site = await serve((request, response) => {
    passImage(passing, request.url ?? '', request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    )
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
  expect(isStoredImage('/images/Sample_Group_-_Documents/1795172200738_paper.pdf')).toBe(false)
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

test('an image that can be read here needs no CMS', async () => {
  const uploads = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  await mkdir(path.join(uploads, 'images'))
  await writeFile(path.join(uploads, 'images/a.webp'), 'from the folder')
  // An upload that is under way.
  await writeFile(path.join(uploads, 'images/b.png'), '')
  const site = await siteOf((request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(`from the CMS: ${request.url ?? ''}`)
  }, uploads)
  const look = async (method: string, name: string) => {
    const response = await fetch(`${site}/images/${name}`, { method })
    const heads = ['content-type', 'content-length', 'cache-control'].map((head) =>
      response.headers.get(head),
    )
    return [await response.text(), ...heads]
  }
  const kept = ['image/webp', '15', 'public, max-age=31536000, immutable']
  expect(await look('GET', 'a.webp')).toEqual(['from the folder', ...kept])
  expect(await look('HEAD', 'a.webp')).toEqual(['', ...kept])
  for (const other of ['b.png', 'c.png'])
    expect((await look('GET', other))[0]).toBe(`from the CMS: /uploads/images/${other}`)
  await rm(uploads, { recursive: true })
})
