import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asEditor, asVisitor, cms, request, sendGraphql, upload } from '../setup/client'
import { asAdmin, deleteEvent, makeEvent, sendFile } from '../setup/editing'
import { start } from '../setup/instance'
import { picture } from '../setup/pictures'
import { renditionsMade } from '../setup/renditions'
import { failing, runSql } from '../setup/sql'
import { signIn } from '../setup/staff'
import { testOn } from '../setup/test-on'

// The work is done by a process that has to wait for all others.
vi.setConfig({ testTimeout: 150_000 })

interface Rendition {
  url: string
  width: number
  type: string
}

interface Shown {
  url: string
  width: number
  placeholder: string | null
  renditions: Rendition[]
  stills: Rendition[] | null
}

const version = async () =>
  (JSON.parse((await request('/api/content-version?after=0&wait=0')).text) as { version: number }).version

/** Uploads a picture, and shows it in an event so that it can be asked for. */
async function show(
  content: Buffer,
  name: string,
  type: string,
): Promise<{ id: number; documentId: string }> {
  const [file] = JSON.parse((await upload(content, name, type)).text) as { id: number }[]
  const { data } = await asEditor(
    'mutation($data: EventInput!) { createEvent(data: $data) { documentId } }',
    {
      data: {
        title: `Shows ${name}`,
        date: '2024-02-29',
        description: 'A picture',
        event_type: 'icube',
        image: file?.id,
      },
    },
  )
  const { documentId } = data?.createEvent as unknown as { documentId: string }
  return { id: file?.id ?? 0, documentId }
}

async function shown(documentId: string): Promise<Shown> {
  const { data } = await asVisitor(
    'query($id: ID!) { event(documentId: $id) { image { url width placeholder renditions { url width type } stills { url width type } } } }',
    { id: documentId },
  )
  return (data?.event as unknown as { image: Shown }).image
}

const byType = ({ renditions }: Shown) => {
  const widths: Record<string, number[]> = {}
  for (const { type, width } of renditions) (widths[type] ??= []).push(width)
  return widths
}

const onDisk = (url: string) => join(cms.dataDir, 'public', url)

test('an image is usable at once, and offered in three kinds and several widths soon after', async () => {
  await renditionsMade()
  const before = await version()
  const { id, documentId } = await show(await picture(1600, 900).jpeg().toBuffer(), 'wide.jpg', 'image/jpeg')
  expect(byType(await shown(documentId))).toHaveProperty('image/jpeg')
  await renditionsMade()
  const image = await shown(documentId)
  const widths = [320, 640, 960, 1440]
  expect(byType(image)).toEqual({ 'image/avif': widths, 'image/webp': widths, 'image/jpeg': widths })
  expect(image.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(image.placeholder?.length).toBeLessThan(160)
  // The file, what shows it, and the renditions: each makes the front end render its pages anew.
  expect(await version()).toBe(before + 3)

  for (const { url, width, type } of image.renditions) {
    expect(url).toMatch(new RegExp(`/\\d{13}_${width}_wide\\.(avif|webp|jpg)$`))
    const answer = await fetch(cms.url + url)
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      type,
      expect.stringContaining('immutable'),
    ])
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
  }

  await deleteEvent(cms.token, documentId)
  await asAdmin('DELETE', `/upload/files/${id}`)
  for (const { url } of image.renditions) expect(existsSync(onDisk(url)), url).toBe(false)
})

test('a small image is never made larger, and one with transparency has no placeholder', async () => {
  const content = await sharp({
    create: { width: 200, height: 100, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const { documentId } = await show(content, 'small.png', 'image/png')
  await renditionsMade()
  const image = await shown(documentId)
  expect(byType(image)).toEqual({ 'image/avif': [200], 'image/webp': [200], 'image/png': [200] })
  expect(image.placeholder).toBeNull()
})

test('an animation is shown as it is, and stands still for who wants it so', async () => {
  const frames = await Promise.all([1, 2].map(() => picture(400, 300).png().toBuffer()))
  const content = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const { documentId } = await show(content, 'moves.webp', 'image/webp')
  await renditionsMade()
  const image = await shown(documentId)
  expect(image.renditions).toEqual([])
  expect((await sharp(onDisk(image.url)).metadata()).pages).toBe(2)
  expect(image.stills?.map(({ type, width }) => [type, width])).toEqual([
    ['image/avif', 320],
    ['image/avif', 400],
    ['image/webp', 320],
    ['image/webp', 400],
  ])
  for (const { url } of image.stills ?? []) expect((await sharp(onDisk(url)).metadata()).pages ?? 1).toBe(1)
})

test('an image that could not be read is tried again, and left alone after three times', async () => {
  const content = await picture(50, 50).png().toBuffer()
  const { documentId } = await show(content, 'whole.png', 'image/png')
  await renditionsMade()
  const { url } = await shown(documentId)
  const work = async () =>
    (await runSql(cms, `SELECT state, attempts, reason FROM rendition_work WHERE url = '${url}'`))[0] as {
      state: string
      attempts: number
      reason: string | null
    }
  let wakings = 0
  /** Has it tried once more, after so many attempts; any change wakes the work. */
  const tryAfter = async (attempts: number) => {
    await runSql(
      cms,
      `UPDATE rendition_work SET state = 'claimed', until = 0, attempts = ${attempts} WHERE url = '${url}'`,
    )
    wakings += 1
    const data = { title: 'Wakes the work', key: `wakes-${wakings}` }
    await asEditor('mutation($data: UpdateInput!) { createUpdate(data: $data) { documentId } }', { data })
  }
  writeFileSync(onDisk(url), 'no picture any more')
  await runSql(cms, `UPDATE files SET formats = NULL WHERE url = '${url}'`)
  await tryAfter(1)
  await vi.waitUntil(async () => (await work()).reason !== null, { timeout: 240_000, interval: 100 })
  expect((await work()).reason).toContain('unsupported image format')
  await tryAfter(3)
  await renditionsMade()
  expect((await work()).state).toBe('given-up')
  expect((await shown(documentId)).renditions).toEqual([])

  writeFileSync(onDisk(url), content)
  await tryAfter(1)
  await renditionsMade()
  expect((await work()).state).toBe('done')
  expect(byType(await shown(documentId))).toHaveProperty('image/avif')
})

test('renditions that the database refuses are offered once it takes them', async () => {
  await renditionsMade()
  const refusals = () => readFileSync(cms.logFile, 'utf8').split('making of renditions stopped').length
  const before = refusals()
  const [create, drop] = failing(cms.databaseUrl, 'rendition_work', 'UPDATE')
  await runSql(cms, create)
  let documentId: string
  try {
    const content = await picture(400, 300).png().toBuffer()
    documentId = (await show(content, 'refused.png', 'image/png')).documentId
    await vi.waitUntil(() => refusals() > before, { timeout: 240_000, interval: 100 })
  } finally {
    await runSql(cms, drop)
  }
  // Less than the time after which somebody else may make them.
  await renditionsMade()
  expect(byType(await shown(documentId))).toHaveProperty('image/avif')
})

test('what was left undone is found by the next start, and no image is worked on twice', async () => {
  await renditionsMade()
  // All of them would take minutes of a slow processor.
  const some = "(SELECT url FROM files WHERE mime = 'image/jpeg' ORDER BY id LIMIT 4)"
  await runSql(cms, `DELETE FROM rendition_work WHERE state = 'done' AND url IN ${some}`)
  await runSql(cms, `UPDATE files SET formats = NULL WHERE url IN ${some}`)
  const { dataDir, seedDir, databaseUrl } = cms
  const others = await Promise.all([1, 2].map(() => start({ dataDir, seedDir, databaseUrl, seed: false })))
  try {
    await renditionsMade()
    expect(await runSql(cms, `SELECT attempts, state FROM rendition_work WHERE url IN ${some}`)).toEqual(
      Array.from({ length: 4 }, () => ({ attempts: 1, state: 'done' })),
    )
    const files = (await runSql(cms, `SELECT formats FROM files WHERE url IN ${some}`)) as {
      formats: unknown
    }[]
    for (const { formats } of files) expect(JSON.stringify(formats)).toContain('avif_320')
  } finally {
    await Promise.all(others.map((other) => other.stop()))
  }
})

/** Shows a file, as a save does that has not ended yet. */
async function beginToShow(file: number): Promise<void> {
  const save = new pg.Client(cms.databaseUrl)
  await save.connect()
  onTestFinished(() => save.end())
  await save.query('BEGIN')
  await save.query('SELECT FROM files WHERE id = $1 FOR KEY SHARE', [file])
}

// Two that wait for each other would end with a refusal of one of them: a save that came to nothing.
testOn(
  'postgres',
  'while a page with pictures is saved, nothing that keeps them waits for the save',
  async () => {
    const staff = await signIn(cms.url)
    // Large, so that its renditions are made after the save has begun.
    const content = new Uint8Array(await picture(3000, 2000).png().toBuffer())
    const { id } = await sendFile(staff, new File([content], 'large.png', { type: 'image/png' }), 'Events')
    await beginToShow(id)
    const { documentId } = await makeEvent(staff, 'Comes back at once', id)
    await deleteEvent(staff, documentId)

    await renditionsMade()
    const { data } = await sendGraphql(
      'mutation($id: ID!) { restoreTrashItem(id: $id) { documentId } }',
      { id: documentId },
      staff,
    )
    expect(data?.restoreTrashItem).toEqual({ documentId })
  },
)
