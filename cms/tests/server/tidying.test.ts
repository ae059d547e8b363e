import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, request } from '../setup/client'
import {
  deleteEvent,
  done,
  makeEvent,
  refusal,
  saveEvent,
  sendPicture,
  trash,
  type StoredFile,
} from '../setup/editing'
import { sendGraphql } from '../setup/client'
import { start } from '../setup/instance'
import { picture } from '../setup/pictures'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

const day = 24 * 60 * 60 * 1000

/** Makes what a column says happen earlier by some days. SQLite keeps times as milliseconds. */
const age = (table: string, column: string, days: number, where: string) =>
  runSql(
    cms,
    cms.databaseUrl === undefined
      ? `UPDATE ${table} SET ${column} = ${column} - ${days * day} WHERE ${where}`
      : `UPDATE ${table} SET ${column} = ${column} - interval '${days} days' WHERE ${where}`,
  )

/** So many instances start, which tidy up at the same time; a SQLite file has one. */
async function tidy(count = 1): Promise<void> {
  const { dataDir, seedDir, databaseUrl } = cms
  const options = { dataDir, seedDir, databaseUrl, seed: false, variables: { HISTORY_DAYS: '365' } }
  const places = Array.from({ length: databaseUrl === undefined ? 1 : count }, () => options)
  const instances = await Promise.all(places.map(start))
  await Promise.all(instances.map((instance) => instance.stop()))
}

const isThere = async (file: StoredFile) => {
  const stored = existsSync(join(cms.dataDir, 'public', file.url))
  const rows = await runSql(cms, `SELECT id FROM files WHERE id = ${file.id}`)
  if (stored !== (rows.length === 1)) throw new Error(`${file.url} is half there`)
  return stored
}

async function sendByAdmin(): Promise<StoredFile> {
  const form = new FormData()
  const content = await picture(60, 40).png().toBuffer()
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'by-hand.png')
  const headers = { authorization: `Bearer ${cms.adminToken}` }
  const { text } = await request('/upload', { method: 'POST', headers, body: form })
  return (JSON.parse(text) as [StoredFile])[0]
}

const left: string[] = []
// Other tests look at what lies there.
afterAll(() => {
  for (const path of left) rmSync(path, { force: true })
})

/** Writes a file into the data of the CMS as a process that was killed leaves it. @param hours since it was written */
function leave(place: string, hours: number): () => boolean {
  const path = join(cms.dataDir, place)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, 'half', { mode: 0o600 })
  const then = Date.now() / 1000 - hours * 60 * 60
  utimesSync(path, then, then)
  left.push(path)
  return () => existsSync(path)
}

let staff: string

/** Prepares something, has the CMS start and tidy up at each `yield`, and looks at what became of it. */
type Story = () => AsyncGenerator<undefined, void>

const changesOf = async (kind: 'event' | 'publication' | 'site' | 'update') => {
  const { text } = await request('/api/content-version')
  return (JSON.parse(text) as { kinds: Record<typeof kind, number> }).kinds[kind]
}

const setStore = (key: string, value: string) =>
  runSql(cms, `UPDATE strapi_core_store_settings SET value = '"${value}"' WHERE key = '${key}'`)

async function* files() {
  const images = 'public/uploads/images/Lab_-_Events'
  const part = `${'0123456789'.repeat(4)}.part`
  const leftOver = [
    leave(`public/uploads/${part}`, 7),
    leave(`${images}/1795172200738_unnamed.jpg`, 7),
    leave(`tmp/${'abcde'.repeat(5)}`, 7),
    leave('tmp/strapi-upload-abc/optimized', 7),
  ]
  utimesSync(join(cms.dataDir, 'tmp/strapi-upload-abc'), 0, 0)
  const underWay = [
    leave(`public/uploads/1${part.slice(1)}`, 1),
    leave(`${images}/1795172200739_unnamed.jpg`, 1),
    leave(`tmp/${'edcba'.repeat(5)}`, 1),
    leave('public/uploads/by-hand.txt', 7),
    leave('tmp/of-others', 7),
  ]
  const [abandoned, young, shown, replaced, deleted] = await Promise.all(
    ['abandoned', 'young', 'shown', 'replaced', 'deleted'].map((name) => sendPicture(staff, `${name}.png`)),
  )
  if (!abandoned || !young || !shown || !replaced || !deleted) throw new Error('Five pictures were sent')
  const byHand = await sendByAdmin()
  const kept = await makeEvent(staff, 'Shows a picture', replaced.id)
  await saveEvent(staff, kept.documentId, { image: shown.id, version: 1 })
  const gone = await makeEvent(staff, 'Goes into the trash', deleted.id)
  await deleteEvent(staff, gone.documentId)
  const old = [abandoned, shown, replaced, deleted, byHand].map(({ id }) => id).join(', ')
  await age('files', 'created_at', 2, `id IN (${old})`)
  // What lies on the disk for long, named by its row or as one of its copies, is no left-over.
  const onDisk = shown.url.slice(shown.url.lastIndexOf('/') + 1)
  const folder = dirname(join(cms.dataDir, 'public', shown.url))
  const named = readdirSync(folder).filter((name) => name.endsWith(onDisk.replace(/^\d+/, '')))
  for (const name of named) utimesSync(join(folder, name), 0, 0)

  yield
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(named))
  expect(leftOver.map((isThere) => isThere())).toEqual([false, false, false, false])
  expect(underWay.map((isThere) => isThere())).toEqual([true, true, true, true, true])
  const today = new Date().toISOString().slice(0, 10)
  const aside = join(cms.dataDir, 'swept', today, 'images/Lab_-_Events/1795172200738_unnamed.jpg')
  expect(existsSync(aside)).toBe(true)
  const files = { abandoned, young, shown, replaced, deleted, byHand }
  const present = async () => {
    const entries = await Promise.all(
      Object.entries(files).map(async ([name, file]): Promise<[string, boolean]> => [
        name,
        await isThere(file),
      ]),
    )
    return entries.filter(([, there]) => there).map(([name]) => name)
  }
  // The replaced and the deleted picture are needed to take that back.
  expect(await present()).toEqual(['young', 'shown', 'replaced', 'deleted', 'byHand'])

  await age('changes', 'at', 31, '1 = 1')
  yield
  expect(await present()).toEqual(['young', 'shown', 'deleted', 'byHand'])
  // Whoever has linked to the picture finds the one in its place.
  const former = await fetch(cms.url + replaced.url, { redirect: 'manual' })
  expect([former.status, former.headers.get('location')]).toEqual([301, shown.url])
  const copy = replaced.url.replace('_replaced', '_640_replaced')
  expect((await fetch(cms.url + copy)).status).toBe(200)
  expect((await fetch(cms.url + replaced.url.replace(/\d+_replaced/, '1_replaced'))).status).toBe(404)

  await age('trash_items', 'expires_at', 31, `document_id = '${gone.documentId}'`)
  expect((await trash(staff)).some(({ id }) => id === gone.documentId)).toBe(false)
  yield
  expect(await present()).toEqual(['young', 'shown', 'byHand'])
  const restored = await sendGraphql(
    'mutation($id: ID!) { restoreTrashItem(id: $id) { documentId } }',
    { id: gone.documentId },
    staff,
  )
  expect(refusal(restored).message).toBe('This is no longer in the trash.')
  const { data } = await asVisitor('query($id: ID!) { event(documentId: $id) { image { fileId } } }', {
    id: kept.documentId,
  })
  expect(data?.event).toEqual({ image: { fileId: String(shown.id) } })
}

const dayOf = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10)

async function* history() {
  const { documentId } = await makeEvent(staff, 'Long ago')
  await saveEvent(staff, documentId, { title: 'Long ago, in new words', version: 1 })
  const lines = async () => {
    const rows = await runSql(cms, `SELECT action FROM changes WHERE document_id = '${documentId}'`)
    return rows.map((row) => (row as { action: string }).action)
  }
  await age('changes', 'at', 300, `document_id = '${documentId}'`)
  await age('changes', 'at', 100, `document_id = '${documentId}' AND action = 'create'`)
  expect(await lines()).toHaveLength(2)
  const passed = await makeEvent(staff, 'Yesterday')
  await saveEvent(staff, passed.documentId, { date: dayOf(1), version: 1 })
  const before = await changesOf('event')

  yield
  expect(await lines()).toEqual(['update'])
  expect(await changesOf('event')).toBe(before)

  yield
  await setStore('core_events_day', dayOf(1))

  yield
  const then = await changesOf('event')
  expect(then).toBeGreaterThan(before)
  const settings = await changesOf('site')
  await setStore('core_events_day', dayOf(200))

  yield
  expect(await changesOf('event')).toBeGreaterThan(then)
  // What the site says of itself for half a year, it says anew.
  expect(await changesOf('site')).toBeGreaterThan(settings)
  await deleteEvent(staff, passed.documentId)
}

async function* moments() {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()
  await done(
    staff,
    `mutation { createUpdate(data: { title: "Came meanwhile", key: "came", publishAt: "${hoursAgo(1)}" }) { documentId } }`,
  )
  await done(staff, 'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId } }', {
    data: {
      ...{ title: 'Open since today', journal: 'J', year: 2020, authors: [{ name: 'A. Sample' }] },
      manuscriptFrom: hoursAgo(0).slice(0, 10),
    },
  })

  yield
  const before = [await changesOf('update'), await changesOf('publication')]

  yield
  expect([await changesOf('update'), await changesOf('publication')]).toEqual(before)
  await setStore('core_schedule_moment', hoursAgo(2))
  await setStore('core_events_day', dayOf(1))

  yield
  expect(await changesOf('update')).toBeGreaterThan(before[0] ?? 0)
  expect(await changesOf('publication')).toBeGreaterThan(before[1] ?? 0)
}

async function* creations() {
  const create = async (key: string) => {
    const { data } = await sendGraphql(
      'mutation { createUpdate(data: { title: "Sent twice" }) { documentId } }',
      {},
      staff,
      { 'x-idempotency-key': key },
    )
    return (data?.createUpdate as unknown as { documentId: string }).documentId
  }
  const [recent, old] = [randomUUID(), randomUUID()]
  const first = [await create(recent), await create(old)]
  await age('creation_keys', 'at', 29, '1 = 1')

  yield
  expect([await create(recent), await create(old)]).toEqual(first)
  await age('creation_keys', 'at', 2, `"key" = '${old}'`)

  yield
  expect(await create(recent)).toBe(first[0])
  expect(await create(old)).not.toBe(first[1])
}

const stories: Readonly<Record<string, Story>> = {
  'files that nothing refers to are collected, others stay': files,
  'lines of the history go after HISTORY_DAYS, and an event that passed while nothing ran is a change of the events':
    history,
  'what came, and whose embargo ended, while nothing ran is a change at the next start': moments,
  'a client that sends a creation once more has a month to do so': creations,
}
const names = Object.keys(stories)
/** Why a story ended before its end. */
const failures = new Map<string, unknown>()

// A start takes seconds: all stories go on with the same ones.
beforeAll(async () => {
  staff = await signIn(cms.url)
  let going = Object.entries(stories).map(([name, story]) => ({ name, steps: story() }))
  // First two instances at once.
  for (let instances = 2; going.length > 0; instances = 1) {
    const still: typeof going = []
    for (const story of going) {
      try {
        const { done: isOver } = await story.steps.next()
        if (!isOver) still.push(story)
      } catch (error) {
        failures.set(story.name, error)
      }
    }
    going = still
    if (going.length > 0) await tidy(instances)
  }
})

test.each(names)('%s', (name) => {
  if (failures.has(name)) throw failures.get(name)
})
