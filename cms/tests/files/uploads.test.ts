import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asVisitor, cms, request, upload } from '../setup/client'
import { asAdmin } from '../setup/editing'
import { picture } from '../setup/pictures'

const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const temporary = () =>
  readdirSync(join(cms.dataDir, 'tmp')).filter((name) => !/^(node-compile-cache|renditions-)/.test(name))

interface StoredFile {
  id: number
  url: string
  mime: string
  ext: string
  width: number
  height: number
  formats: Record<string, { url: string; width: number }>
}

test('a photo is stored by section, time and name, turned upright, with its smaller copies', async () => {
  const photo = await picture(1600, 1200)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '12/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { status, text } = await upload(photo, 'Größe & Form.jpeg', 'image/jpeg')
  expect(status).toBe(201)
  const [file] = JSON.parse(text) as StoredFile[]
  expect(file?.url).toMatch(/^\/uploads\/images\/Test_Group___berall__-_Gallery\/\d{13}_Gro_e_Form\.jpeg$/)
  expect([file?.width, file?.height]).toEqual([1200, 1600])
  const { formats } = await asAdmin<Pick<StoredFile, 'formats'>>('GET', `/upload/files/${file?.id}`)
  expect(formats).toHaveProperty('thumbnail')
  expect(formats.medium?.url).toMatch(/\/\d{13}_medium_Gro_e_Form\.jpeg$/)

  const stored = join(cms.dataDir, 'public', file?.url ?? '')
  expect(existsSync(stored)).toBe(true)
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  const served = await fetch(`${cms.url}${file?.url}`)
  expect(served.status).toBe(200)
  expect(served.headers.get('content-type')).toBe('image/jpeg')
  expect(served.headers.get('cache-control')).toContain('immutable')
})

test('a file is named by its content', async () => {
  const { text } = await upload(await picture(20, 20).png().toBuffer(), 'drawing.jpg', 'image/jpeg')
  const [file] = JSON.parse(text) as StoredFile[]
  expect(file).toMatchObject({ ext: '.png', mime: 'image/png' })
})

test.each([
  ['an SVG', svg, 'a.svg', 'image/svg+xml'],
  ['an SVG named .png', svg, 'a.png', 'image/png'],
  ['HTML named .jpg', html, 'a.jpg', 'image/jpeg'],
  ['a text', Buffer.from('hello'), 'a.txt', 'text/plain'],
  ['a cut image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'a.jpg', 'image/jpeg'],
])('%s is refused', async (_, content, name, type) => {
  const { status, text } = await upload(content, name, type)
  expect(status).toBe(415)
  expect(text).toContain('Only JPG, PNG, GIF or WebP images can be uploaded.')
})

test('AVIF is refused, because it would keep the place where it was taken', async () => {
  const avif = await picture(64, 64).avif({ effort: 0 }).toBuffer()
  expect((await upload(avif, 'a.avif', 'image/avif')).status).toBe(415)
  expect((await upload(avif, 'a.jpg', 'image/jpeg')).status).toBe(415)
})

test('an image with too many pixels is refused before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { status, text } = await upload(bomb, 'bomb.png', 'image/png')
  expect(status).toBe(422)
  expect(text).toContain('The image has 48 megapixels; the limit is 40. Make it smaller and try again.')
})

test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
  'a damaged %s is refused without showing why',
  async (format) => {
    const whole = await picture(400, 400).toFormat(format).toBuffer()
    const { status, text } = await upload(
      whole.subarray(0, whole.length / 2),
      `half.${format}`,
      `image/${format}`,
    )
    expect([415, 422]).toContain(status)
    expect(text).toMatch(/The image is damaged and cannot be read|Only JPG, PNG, GIF or WebP/)
    expect(text).not.toContain('/tmp')
  },
)

test('a file that is too large is refused', async () => {
  const { status, text } = await upload(Buffer.alloc(20 * 1024 * 1024 + 1), 'large.jpg', 'image/jpeg')
  expect(status).toBe(413)
  expect(text).toContain('The file is larger than 20 MB. Make it smaller and try again.')
})

test('a stranger leaves no file behind, wherever he sends it', async () => {
  const form = () => {
    const data = new FormData()
    data.append('files', new Blob([new Uint8Array(200_000)]), 'a.jpg')
    data.append('other', new Blob([new Uint8Array(200_000)]), 'b.jpg')
    return data
  }
  const bearer = { authorization: 'Bearer not-a-token' }
  expect((await request('/api/upload', { method: 'POST', body: form() })).status).toBe(401)
  expect((await request('/upload', { method: 'POST', body: form() })).status).toBe(401)
  expect((await request('/api/upload', { method: 'POST', body: form(), headers: bearer })).status).toBe(401)
  expect((await request('/api/events', { method: 'POST', body: form(), headers: bearer })).status).toBe(415)
  expect((await request('/admin/login', { method: 'POST', body: form() })).status).toBe(415)
  expect((await request('/_health', { method: 'PUT', body: form() })).status).toBe(415)
  expect(temporary()).toEqual([])
})

test('an editor leaves no file behind in the temporary folder either', async () => {
  await upload(svg, 'a.svg', 'image/svg+xml')
  await upload(await picture(30, 30).png().toBuffer(), 'ok.png', 'image/png')
  await expect.poll(temporary).toEqual([])
})

const head = 'Content-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png'
const part = `--limit\r\n${head}\r\n\r\nno picture\r\n`
const field = '--limit\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
const end = '--limit--\r\n'

test('a form that nobody can read is refused in words, and nothing of it stays', async () => {
  const form = 'multipart/form-data; boundary=limit'
  const bodies: [name: string, body: string, type?: string][] = [
    ['without an end', part],
    ['with half a head', '--limit\r\nContent-Disposition: form-data; name="files'],
    ['that breaks off behind a file', `${part}--limit\r\nContent-Dispo`],
    ['of thousands of fields', part + field.repeat(5000) + end],
    ['whose lines end otherwise', (part + end).replaceAll('\r\n', '\n')],
    ['with a head of no form', `${part}--limit\r\n()\r\n\r\n\r\n${end}`],
    [
      'in a coding that nobody has',
      part.replace('\r\n\r\n', '\r\nContent-Transfer-Encoding: x\r\n\r\n') + end,
    ],
    ['without a boundary', part + end, 'multipart/form-data'],
    ['with another boundary', part + end, 'multipart/form-data; boundary=another'],
    ['with a boundary that is too long', part + end, `multipart/form-data; boundary=${'a'.repeat(3000)}`],
  ]
  const send = async ([name, body, type = form]: (typeof bodies)[number]) => {
    const headers = { authorization: `Bearer ${cms.token}`, 'content-type': type }
    const { status, text } = await request('/api/upload', { method: 'POST', headers, body })
    return [name, status, (JSON.parse(text) as { error: { message: string } }).error.message]
  }
  expect(await Promise.all(bodies.map(send))).toEqual(
    bodies.map(([name]) => [name, 400, 'The form cannot be read. Send the file again.']),
  )
  await expect.poll(temporary).toEqual([])
})

test('the media library of the admin takes an image at each of its addresses, and another in its place', async () => {
  const send = async (path: string, name: string) => {
    const form = new FormData()
    const content = new Uint8Array(await picture(60, 40).png().toBuffer())
    form.append('files', new Blob([content], { type: 'image/png' }), name)
    form.append('fileInfo', JSON.stringify({ name }))
    const headers = { authorization: `Bearer ${cms.adminToken}` }
    const { status, text } = await request(path, { method: 'POST', headers, body: form })
    expect(status, text).toBeLessThan(300)
    return [JSON.parse(text)].flat()[0] as { id: number; url: string }
  }
  await send('/upload', 'from-a-form.png')
  const { id, url } = await send('/upload/files', 'from-the-library.png')
  const replaced = await send(`/upload/files/${id}/replace`, 'instead.png')
  expect(replaced.id).toBe(id)
  expect(replaced.url).not.toBe(url)
  expect((await fetch(cms.url + replaced.url)).status).toBe(200)
  const former = await fetch(cms.url + url, { redirect: 'manual' })
  expect([former.status, former.headers.get('location')]).toEqual([301, replaced.url])
})

test('nobody reads outside of the images', async () => {
  for (const path of [
    '/uploads/../cms.sqlite',
    '/uploads/..%2f..%2fcms.sqlite',
    '/uploads/%2e%2e/%2e%2e/cms.sqlite',
  ]) {
    expect([400, 403, 404]).toContain((await request(path)).status)
  }
})

test('the pictures of the sample content lie in their sections', async () => {
  const { data } = await asVisitor(
    '{ site { newsImages { url name alternativeText } leader { portrait { url } } } }',
  )
  expect(data?.site).toMatchObject({
    newsImages: [
      {
        name: '3.jpg',
        alternativeText: 'Third',
        url: expect.stringMatching(/_-_News\/\d{13}_3\.jpg$/) as string,
      },
      { name: '4.jpg', alternativeText: 'Fourth' },
    ],
    leader: { portrait: { url: expect.stringMatching(/_-_Team\/\d{13}_anna\.jpg$/) as string } },
  })
})
