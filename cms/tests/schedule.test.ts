import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, request, sendGraphql } from './client'
import { done, latestChange, type Document } from './editing'
import { signIn } from './setup/staff'
import { operations, publicQueries, variablesOf } from './site-operations'

let staff: string
const made: string[] = []
beforeAll(async () => {
  staff = await signIn(cms.url)
})
afterAll(async () => {
  for (const documentId of made) await remove(documentId)
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const hour = 3600

async function make(title: string, moments: { publishAt?: string; endAt?: string }): Promise<Document> {
  const document = await done<Document>(
    staff,
    'mutation($data: UpdateInput!) { createUpdate(data: $data) { documentId version } }',
    { data: { title, key: title, ...moments } },
  )
  made.push(document.documentId)
  return document
}

const remove = (documentId: string) =>
  done(staff, 'mutation($id: ID!) { deleteUpdate(documentId: $id) { documentId } }', { id: documentId })

interface Shown {
  title: string
  createdAt: string
}

const shown = async () => {
  const { text } = await asVisitor('{ updates(pagination: { limit: 500 }) { title createdAt } }')
  return (JSON.parse(text) as { data: { updates: Shown[] } }).data.updates
}
const titles = async () => (await shown()).map(({ title }) => title)

test('nothing that visitors can ask tells of what they do not get yet or any more; staff see it', async () => {
  const { documentId: waiting } = await make('Secret that waits', { publishAt: inSeconds(hour) })
  const { documentId: over } = await make('Secret that is over', { endAt: inSeconds(-hour) })
  await make('Open for an hour', { publishAt: inSeconds(-hour), endAt: inSeconds(hour) })
  expect(await titles()).toContain('Open for an hour')
  for (const name of publicQueries) {
    const query = operations[name]?.text ?? ''
    const { text } = await asVisitor(query, variablesOf(query))
    expect(text, name).not.toContain('Secret that')
    for (const id of [waiting, over]) expect(text, name).not.toContain(id)
  }
  expect((await request('/api/updates?pagination[pageSize]=100')).text).not.toContain('Secret that')
  for (const id of [waiting, over]) expect((await request(`/api/updates/${id}`)).status).toBe(404)
  const asked = '{ updates(filters: { title: { startsWith: "Secret" } }) { title } }'
  expect((await asVisitor(asked)).data).toEqual({ updates: [] })

  const { text } = await sendGraphql(operations.StaffUpdates?.text ?? '', {}, staff)
  for (const words of ['Secret that waits', 'Secret that is over']) expect(text).toContain(words)
})

test('it comes and goes at its moment by itself, and whoever keeps pages is told', async () => {
  const known = async () => {
    const { text } = await request('/api/content-version?after=0&wait=0')
    return (JSON.parse(text) as { kinds: { update: number } }).kinds.update
  }
  const publishAt = inSeconds(3)
  await make('Comes and goes', { publishAt, endAt: inSeconds(16) })
  const before = await known()
  expect(await titles()).not.toContain('Comes and goes')
  await expect.poll(known, { timeout: 60_000, interval: 500 }).toBeGreaterThan(before)
  // The newest stand first, in feeds too: it is as old as its coming.
  expect(await shown()).toContainEqual({ title: 'Comes and goes', createdAt: publishAt })
  await expect.poll(titles, { timeout: 60_000, interval: 500 }).not.toContain('Comes and goes')
  await expect.poll(known, { timeout: 60_000, interval: 500 }).toBeGreaterThan(before + 1)
}, 200_000)

test('history and trash keep the moments', async () => {
  const publishAt = inSeconds(hour)
  const { documentId } = await make('Deleted while it waited', { publishAt })
  await remove(documentId)
  expect((await latestChange(staff)).before).toMatchObject({ publishAt })
  await done(staff, 'mutation($id: ID!) { restoreTrashItem(id: $id) { type } }', { id: documentId })
  expect((await latestChange(staff)).after).toMatchObject({ publishAt })
  expect(await titles()).not.toContain('Deleted while it waited')
})

test('an end before the beginning is refused', async () => {
  const moments = { publishAt: inSeconds(hour), endAt: inSeconds(-hour) }
  await expect(make('Never shown', moments)).rejects.toThrow('The end must not be before the beginning')
})
