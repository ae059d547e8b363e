import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cms, request } from '../setup/client'
import { asAdmin, type StoredFile } from '../setup/editing'
import { blackPng, textBomb } from '../setup/bombs'
import { picture } from '../setup/pictures'
import { renditionsMade } from '../setup/renditions'
import { failing, runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

let staff: string
let small: Buffer
beforeAll(async () => {
  staff = await signIn(cms.url)
  small = await picture(80, 50).jpeg().toBuffer()
})

const uploads = join(cms.dataDir, 'public/uploads')

/** What lies in the temporary folder. */
const temporary = () =>
  readdirSync(join(cms.dataDir, 'tmp')).filter((name) => !/^(node-compile-cache|renditions-)/.test(name))

/** Every trace that an upload can leave: files in the storage and in the temporary folder, rows in the database. */
async function traces() {
  const files = readdirSync(uploads, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  const [rows] = await runSql(cms, 'SELECT count(*) AS n FROM files')
  const [keys] = await runSql(cms, 'SELECT count(*) AS n FROM creation_keys')
  return { files: files.sort(), temporary: temporary(), rows, keys }
}

/** The traces of what is done: Strapi removes a temporary file after the answer, and renditions come later. */
async function settled() {
  await renditionsMade()
  await expect.poll(temporary).toEqual([])
  return traces()
}

function form(fields: Record<string, string>, ...files: Buffer[]): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [index, file] of files.entries()) {
    data.append('files', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), `photo ${index}.jpg`)
  }
  return data
}

async function send(body: FormData, { query = '', key = '' } = {}) {
  const headers = { authorization: `Bearer ${staff}`, ...(key !== '' && { 'x-idempotency-key': key }) }
  const { status, text } = await request(`/api/upload${query}`, { method: 'POST', headers, body })
  const answer = JSON.parse(text) as [StoredFile & Record<string, unknown>] & { error?: { message: string } }
  return { status, file: answer[0], message: answer.error?.message }
}

interface Folder {
  id: number
  name: string
}

test('an image lands in its section, on disk and in the media library, with its words', async () => {
  const folders = await asAdmin<{ data: Folder[] }>('GET', '/upload/folders')
  for (const section of ['Gallery', 'Events', 'Facilities', 'Team', 'News', 'Publications']) {
    const fileInfo = JSON.stringify({ name: 'Lab: day 1.jpg', alternativeText: 'The lab', caption: 'Day 1' })
    const { status, file } = await send(form({ section, fileInfo }, small))
    expect(status).toBe(201)
    expect(file).toMatchObject({
      documentId: expect.any(String) as string,
      name: 'Lab_ day 1.jpg',
      alternativeText: 'The lab',
      caption: 'Day 1',
      width: 80,
      height: 50,
      url: expect.stringMatching(
        new RegExp(`^/uploads/images/Test_Group___berall__-_${section}/\\d{13}_Lab__day_1\\.jpg$`),
      ) as string,
    })
    expect(Object.keys(file)).not.toContain('provider_metadata')
    const stored = await asAdmin<{ folder: Folder | null }>('GET', `/upload/files/${file.id}?populate=folder`)
    const folder = folders.data.find(({ name }) => name === section)
    expect((stored.folder ?? folder)?.id).toBe(folder?.id)
    const [row] = await runSql(cms, `SELECT folder_id AS f FROM files_folder_lnk WHERE file_id = ${file.id}`)
    expect(Number((row as { f: unknown }).f)).toBe(folder?.id)
  }
})

test('a phone photo is turned upright and tells nothing of its place', async () => {
  const photo = await picture(400, 300)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '12/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { file } = await send(form({ section: 'Events' }, photo))
  expect([file.width, file.height]).toEqual([300, 400])
  const { exif, orientation } = await sharp(join(cms.dataDir, 'public', file.url)).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('what Strapi would take beside the file is not looked at', async () => {
  const [target] = await runSql(cms, 'SELECT id FROM facilities')
  const refId = String((target as { id: number }).id)
  const { status, file } = await send(
    form(
      {
        ref: 'api::facility.facility',
        refId,
        field: 'image',
        path: '../../etc',
        id: '1',
        folder: '1',
        section: 'News',
      },
      small,
    ),
  )
  expect(status).toBe(201)
  expect(file.url).toContain('_-_News/')
  const uses = await runSql(cms, `SELECT * FROM files_related_mph WHERE file_id = ${file.id}`)
  expect(uses).toEqual([])
})

test('a refused upload says why and leaves nothing behind', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const half = await picture(900, 900).jpeg().toBuffer()
  const refusals: [FormData, string, number, string][] = [
    [form({}), '', 400, 'Choose an image first.'],
    [form({}, Buffer.alloc(0)), '', 400, 'This file is empty. Choose another one.'],
    [form({}, small, small), '', 400, 'Send one image at a time.'],
    [
      form({ section: 'Cellar' }, small),
      '',
      400,
      'section must be one of Gallery, Events, Facilities, Team, News, Publications, Documents',
    ],
    [
      form({ fileInfo: '{' }, small),
      '',
      400,
      'fileInfo must be a JSON object with name, alternativeText, caption and focalPoint',
    ],
    [
      form({}, small),
      '?id=1',
      400,
      'A file is not replaced. Send the new one, and choose it in place of the old one.',
    ],
    [form({}, Buffer.from('hello')), '', 415, 'Only JPG, PNG, GIF or WebP images can be uploaded.'],
    [form({}, bomb), '', 422, 'The image has 64 megapixels; the limit is 40. Make it smaller and try again.'],
    [
      form({}, blackPng(40_000_000, 1)),
      '',
      422,
      'The image is 40,000,000 pixels wide; the limit is 16,383. Make it smaller and try again.',
    ],
    [
      form({}, blackPng(1, 39_999_999)),
      '',
      422,
      'The image is 39,999,999 pixels high; the limit is 16,383. Make it smaller and try again.',
    ],
    [
      form({}, textBomb(40)),
      '',
      422,
      'Reading the image was cut short. Try again, and make it smaller if that does not help.',
    ],
    [
      form({}, half.subarray(0, half.length / 2)),
      '',
      422,
      'The image is damaged and cannot be read. Choose another one.',
    ],
    [
      form({}, Buffer.alloc(20 * 1024 * 1024 + 1)),
      '',
      413,
      'The file is larger than 20 MB. Make it smaller and try again.',
    ],
  ]
  // Making these blocks for seconds, in which the CMS closes the idle connection: that is heard while this waits.
  const before = await settled()
  for (const [body, query, status, message] of refusals) {
    expect(await send(body, { query, key: randomUUID() })).toMatchObject({ status, message })
  }
  await expect.poll(traces).toEqual(before)
})

/** An image that takes seconds to decode, so that a busy machine sees it under way. */
const longWork = () => picture(6000, 4000).jpeg({ quality: 60 }).toBuffer()

/** Sends a part of an upload over a connection of its own, and closes it when `moment` has come. */
async function abort(image: Buffer, part: number, moment: () => Promise<void> = () => Promise.resolve()) {
  const whole = new Request('http://x', { method: 'POST', body: form({ section: 'Events' }, image) })
  const body = Buffer.from(await whole.arrayBuffer())
  const sending = httpRequest(`${cms.url}/api/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${staff}`,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': body.length,
      'x-idempotency-key': randomUUID(),
    },
  })
  sending.on('error', () => {
    // The connection is closed on purpose.
  })
  await new Promise((resolve) => sending.write(body.subarray(0, Math.ceil(body.length * part)), resolve))
  await moment()
  sending.destroy()
}

test('an upload whose sender closes the connection leaves nothing behind', async () => {
  const image = await longWork()
  const before = await settled()
  await abort(image, 0.5, () => expect.poll(temporary, { interval: 2 }).not.toEqual([]))
  await expect.poll(traces).toEqual(before)
  await abort(image, 0.01)
  await expect.poll(traces).toEqual(before)

  // Whole, but nobody waits for the answer: the file is stored and taken back, which counts two writes.
  const version = async () =>
    (JSON.parse((await request('/api/content-version')).text) as { version: number }).version
  const known = await version()
  await abort(image, 1, () =>
    // Strapi works on the copies in a folder of this name.
    expect.poll(temporary, { interval: 2 }).toContainEqual(expect.stringContaining('strapi-upload-')),
  )
  await expect.poll(version).toBe(known + 2)
  await expect.poll(traces).toEqual(before)
})

/** The processes that the CMS has started. */
const processesOfCms = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === cms.pid)
    .map(([pid = 0]) => pid)

test('an upload whose decoding dies says so, and the next one is taken', async () => {
  const before = await settled()
  // The process that made renditions goes when it has nothing more to do.
  await expect.poll(processesOfCms).toEqual([])
  const sent = send(form({ section: 'Events' }, await longWork()))
  await expect.poll(processesOfCms, { interval: 2 }).not.toEqual([])
  for (const pid of processesOfCms()) process.kill(pid, 'SIGKILL')
  expect(await sent).toMatchObject({
    status: 422,
    message: 'Reading the image was cut short. Try again, and make it smaller if that does not help.',
  })
  await expect.poll(traces).toEqual(before)
  expect((await send(form({ section: 'Events' }, small))).status).toBe(201)
})

test('an upload that fails while its copies are stored leaves nothing behind', async () => {
  await send(form({ section: 'Team' }, small))
  const before = await settled()
  // The row cannot be written: the copies are stored by then.
  const [create, drop] = failing(cms.databaseUrl, 'files')
  await runSql(cms, create)
  try {
    expect((await send(form({ section: 'Team' }, await picture(900, 700).jpeg().toBuffer()))).status).toBe(
      503,
    )
  } finally {
    await runSql(cms, drop)
  }
  await expect.poll(traces).toEqual(before)
  expect((await send(form({ section: 'Team' }, small))).status).toBe(201)
})

test('the same upload sent twice, or twice at once, is stored once', async () => {
  const key = randomUUID()
  const first = await send(form({ section: 'Gallery' }, small), { key })
  const before = await settled()
  const again = await send(form({ section: 'Gallery' }, small), { key })
  expect(again).toEqual(first)
  await expect.poll(traces).toEqual(before)

  const other = randomUUID()
  const [rows] = await runSql(cms, 'SELECT count(*) AS n FROM files')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send(form({ section: 'Gallery' }, small), { key: other })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ file }) => file.id)).size).toBe(1)
  const [now] = await runSql(cms, 'SELECT count(*) AS n FROM files')
  expect(Number((now as { n: unknown }).n)).toBe(Number((rows as { n: unknown }).n) + 1)
  expect(existsSync(join(cms.dataDir, 'public', answers[0]?.file.url ?? ''))).toBe(true)
  const stored = readdirSync(join(uploads, 'images/Test_Group___berall__-_Gallery'))
  const [url] = new Set(answers.map(({ file }) => file.url))
  expect(stored.filter((name) => url?.endsWith(name))).toHaveLength(1)
})
