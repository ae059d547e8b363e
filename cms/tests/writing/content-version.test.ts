import { setTimeout as rest } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { cms, request, sendGraphql } from '../setup/client'
import { asAdmin, deleteEvent, done, latestChange, makeEvent, saveEvent, sendPicture } from '../setup/editing'
import { start } from '../setup/instance'
import { renditionsMade } from '../setup/renditions'
import { signIn } from '../setup/staff'

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
  // Renditions count as a change when they are made.
  await renditionsMade()
}, 620_000)

const ask = async (after: number, wait: number, url = cms.url, signal?: AbortSignal) => {
  const response = await fetch(`${url}/api/content-version?after=${after}&wait=${wait}`, { signal })
  const body = (await response.json()) as { version?: number; kinds?: Record<string, number> }
  return { status: response.status, ...body }
}

const version = async (url = cms.url) => (await ask(0, 0, url)).version ?? 0

/** By how much a write raises the version. */
async function raise(write: () => Promise<unknown>): Promise<number> {
  const before = await version()
  await write()
  return (await version()) - before
}

test('every write counts once, wherever it comes from', async () => {
  const image = await sendPicture(staff)
  await renditionsMade()
  let id = ''
  expect(await raise(async () => ({ documentId: id } = await makeEvent(staff, 'Counted', image.id)))).toBe(1)
  expect(await raise(() => saveEvent(staff, id, { title: 'Counted again', version: 1 }))).toBe(1)
  const { id: change } = await latestChange(staff)
  expect(await raise(() => deleteEvent(staff, id))).toBe(1)
  expect(
    await raise(() => done(staff, 'mutation($id: ID!) { restoreTrashItem(id: $id) { type } }', { id })),
  ).toBe(1)
  expect(
    await raise(() => done(staff, 'mutation($id: ID!) { revertChange(id: $id) { id } }', { id: change })),
  ).toBe(1)
  expect(await raise(() => done(staff, 'mutation { orderGalleryImages(documentIds: []) { version } }'))).toBe(
    1,
  )
  expect(
    await raise(() =>
      done(staff, 'mutation($id: ID!) { updateUploadFile(id: $id, info: { caption: "New" }) { name } }', {
        id: image.id,
      }),
    ),
  ).toBe(1)
  const path = '/content-manager/collection-types/api::event.event'
  expect(await raise(() => asAdmin('PUT', `${path}/${id}`, { title: 'By an admin' }))).toBe(1)
  expect(await raise(() => asAdmin('POST', `${path}/actions/bulkDelete`, { documentIds: [id] }))).toBe(1)
  expect(await raise(() => asAdmin('DELETE', `/upload/files/${image.id}`))).toBe(1)
})

test('it tells which change was the last one to each kind of content', async () => {
  const { documentId } = await makeEvent(staff, 'Of a kind')
  const made = await ask(0, 0)
  expect(made.kinds?.event).toBe(made.version)
  await done(
    cms.token,
    'mutation { createUpdate(data: { title: "Of another kind", key: "of-another-kind" }) { documentId } }',
  )
  const after = await ask(0, 0)
  expect(after.kinds).toMatchObject({ ...made.kinds, update: (made.version ?? 0) + 1 })
  await deleteEvent(staff, documentId)
  expect((await ask(0, 0)).kinds?.event).toBe((made.version ?? 0) + 2)
})

test('reading and a refused write count nothing', async () => {
  const { documentId } = await makeEvent(staff, 'Quiet')
  expect(await raise(() => saveEvent(staff, documentId, { title: 'Late', version: 9 }))).toBe(0)
  expect(await raise(() => sendGraphql('{ events { title } }', {}))).toBe(0)
})

test('who waits hears of a write at once, from another instance too', async () => {
  const other = await start({
    dataDir: cms.dataDir,
    seedDir: cms.seedDir,
    seed: false,
    databaseUrl: cms.databaseUrl,
  })
  try {
    for (const url of [cms.url, other.url]) {
      const delays: number[] = []
      for (let round = 0; round < 5; round += 1) {
        const known = await version(url)
        const heard = ask(known, 25, url).then((answer) => ({ ...answer, at: performance.now() }))
        await makeEvent(staff, `Heard ${round}`)
        const saved = performance.now()
        const { status, version: newer, at } = await heard
        expect([status, newer]).toEqual([200, known + 1])
        delays.push(at - saved)
      }
      expect(Math.min(...delays)).toBeLessThan(200)
    }
  } finally {
    // A waiting front end must not hold up the end of the process.
    const waiting = ask(await version(other.url), 25, other.url).catch(() => undefined)
    const asked = performance.now()
    expect(await other.stop()).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5000)
    await waiting
  }
})

test('a save in the admin is answered when whoever was told of it asks for the next change', async () => {
  const { documentId } = await makeEvent(staff, 'Seen by visitors')
  const path = `/content-manager/collection-types/api::event.event/${documentId}`
  const rounds: string[][] = []
  for (let round = 0; round < 5; round += 1) {
    const order: string[] = []
    const known = await version()
    const heard = ask(known, 25)
    // It takes a moment until it waits.
    await rest(200)
    const saved = asAdmin('PUT', path, { title: `Saved ${round}` }).then(() => order.push('saved'))
    expect(await heard).toMatchObject({ version: known + 1 })
    // In which a front end makes its pages.
    await rest(100)
    order.push('back')
    const leave = new AbortController()
    const next = ask(known + 1, 25, cms.url, leave.signal).catch(() => undefined)
    await saved
    rounds.push(order)
    leave.abort()
    await next
  }
  expect(rounds).toEqual(Array(5).fill(['back', 'saved']))
})

test('a save tells what it has changed with its answer', async () => {
  const { id } = await sendPicture(staff)
  await renditionsMade()
  const headers = { authorization: `Bearer ${staff}`, 'content-type': 'application/json' }
  const told = async (query: string, variables: object, as = headers) => {
    const body = JSON.stringify({ query, variables })
    const response = await fetch(`${cms.url}/graphql`, { method: 'POST', headers: as, body })
    return JSON.parse(response.headers.get('x-content-version') ?? 'null') as unknown
  }
  const describe = 'mutation($id: ID!) { updateUploadFile(id: $id, info: { caption: "Told" }) { name } }'
  const { status: _, ...content } = { ...(await ask(0, 0)) }
  const version = (content.version ?? 0) + 1
  expect(await told(describe, { id })).toEqual({ version, kinds: { ...content.kinds, file: version } })
  expect(await told('{ events { title } }', {}, { ...headers, authorization: '' })).toBeNull()
})

test('nothing new is answered when the wait is over', async () => {
  const known = await version()
  expect(await ask(known, 1)).toMatchObject({ status: 200, version: known })
  expect(await ask(known + 100, 0)).toMatchObject({ status: 200, version: known })
})

test('no more than fifty wait', async () => {
  const known = await version()
  const leave = new AbortController()
  const refused: number[] = []
  const outcomes = Array.from({ length: 60 }, async () => {
    const { status } = await ask(known, 25, cms.url, leave.signal).catch(() => ({ status: 0 }))
    if (status !== 0) refused.push(status)
  })
  await expect.poll(() => refused).toEqual(Array(10).fill(503))
  // Who need not wait is answered all the same.
  expect(await version()).toBe(known)
  leave.abort()
  await Promise.all(outcomes)
  expect(refused).toHaveLength(10)
  await expect.poll(() => ask(known, 1)).toMatchObject({ status: 200, version: known })
})

test.each(['after=-1', 'after=x', 'after=1&wait=1.5', 'after=1&after=2'])(
  'a wrong number is refused: %s',
  async (query) => {
    expect((await request(`/api/content-version?${query}`)).status).toBe(400)
  },
)
