import { type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { attachmentAt, passAttachment } from './attachments'
import { CmsInstances } from './cms/instances'
import { serve } from './tests/serve'

const logged: string[] = []

/** A site that passes the PDFs of this CMS on, to somebody with this token. */
async function siteOf(cms: RequestListener, token?: string): Promise<string> {
  const { url } = await serve(cms)
  const site = await serve((request, response) => {
    const attachment = attachmentAt(request.url ?? '')
    if (!attachment) throw new Error('no address of a PDF')
    const passing = { cms: new CmsInstances([url]), token, log: (message: string) => logged.push(message) }
    passAttachment(attachment, request, response, passing).catch((error: unknown) =>
      response.destroy(error as Error),
    )
  })
  return site.url
}

afterEach(() => {
  logged.length = 0
})

const manuscript = '/publications/a-paper/manuscript.pdf'

test('papers and people have PDFs below their pages, and nothing else does', () => {
  expect(attachmentAt(manuscript)).toEqual({ kind: 'publication', slug: 'a-paper', field: 'manuscript' })
  expect(attachmentAt('/people/a-sample/cv.pdf')).toEqual({ kind: 'member', slug: 'a-sample', field: 'cv' })
  for (const path of [
    '/publications/a-paper.pdf',
    '/events/a/b.pdf',
    '/publications/a%2F/b.pdf',
    '/publications/../b.pdf',
  ])
    expect(attachmentAt(path)).toBeUndefined()
})

test('a PDF arrives as one, with a name, and can do nothing here', async () => {
  let asked: [string | undefined, IncomingHttpHeaders] | undefined
  const site = await siteOf((request, response) => {
    asked = [request.url, request.headers]
    const headers = { 'content-type': 'application/pdf', etag: '"1"', 'cache-control': 'no-cache' }
    response.writeHead(200, { ...headers, 'content-disposition': 'inline; filename="a.pdf"' }).end('%PDF-')
  }, 'a.b.c')
  const response = await fetch(site + manuscript)
  expect(await response.text()).toBe('%PDF-')
  expect(asked?.[0]).toBe('/api/attachments/publication/a-paper/manuscript')
  expect(asked?.[1].authorization).toBe('Bearer a.b.c')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="a.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    etag: '"1"',
    'cache-control': 'no-cache',
  })
})

test('what is under embargo is told in the words of the CMS, a former address leads on', async () => {
  const answers: Record<string, [number, object, string]> = {
    manuscript: [403, {}, JSON.stringify({ error: { message: 'This file is available from 2030-01-01.' } })],
    poster: [301, { location: '/api/attachments/publication/new-name/poster' }, ''],
    slides: [404, {}, 'nonsense'],
  }
  const site = await siteOf((request, response) => {
    const [status, headers, body] = answers[request.url?.split('/').at(-1) ?? ''] ?? [500, {}, '']
    response.writeHead(status, { ...headers }).end(body)
  })
  const look = async (field: string) => {
    const response = await fetch(`${site}/publications/a-paper/${field}.pdf`, { redirect: 'manual' })
    return [response.status, await response.text(), response.headers.get('location')]
  }
  expect(await look('manuscript')).toEqual([403, 'This file is available from 2030-01-01.', null])
  expect((await look('poster'))[2]).toBe('/publications/new-name/poster.pdf')
  expect(await look('slides')).toEqual([404, 'There is no such file.', null])
  expect(logged).toEqual([])
  expect((await look('x'))[0]).toBe(503)
})

test('who is no longer signed in gets what every visitor gets', async () => {
  const site = await siteOf((request, response) => {
    const isVisitor = request.headers.authorization === undefined
    response.writeHead(isVisitor ? 200 : 401, { 'content-type': 'application/pdf' }).end('%PDF-')
  }, 'a.b.c')
  expect((await fetch(site + manuscript)).status).toBe(200)
})

test('what calls itself something else is not passed on', async () => {
  const site = await siteOf((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')
  })
  const response = await fetch(site + manuscript)
  expect([response.status, await response.text()]).toEqual([503, 'The file cannot be fetched at the moment.'])
  expect(logged).toEqual([expect.stringContaining('the CMS answered 200 text/html')])
})
