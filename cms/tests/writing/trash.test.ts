import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { asVisitor, cms, sendGraphql } from '../setup/client'
import {
  asAdmin,
  deleteEvent,
  done,
  latestChange,
  makeEvent,
  refusal,
  saveEvent,
  sendPicture,
  trash,
  type Document,
} from '../setup/editing'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'
import { testOn } from '../setup/test-on'

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
})

const restore = (id: string) =>
  sendGraphql('mutation($id: ID!) { restoreTrashItem(id: $id) { type documentId } }', { id }, staff)

test('a deleted event comes back with its id, its picture and a newer version', async () => {
  const image = await sendPicture(staff)
  const { documentId } = await makeEvent(staff, 'Award', image.id)
  const read = async () =>
    (
      await asVisitor(
        'query($id: ID!) { event(documentId: $id) { title date createdAt version image { fileId url } } }',
        { id: documentId },
      )
    ).data?.event as Record<string, unknown> | null | undefined
  const before = await read()
  await deleteEvent(staff, documentId)
  expect(await read()).toBeNull()

  const item = (await trash(staff)).find(({ id }) => id === documentId)
  expect(item).toMatchObject({ type: 'event', title: 'Award', image: { url: image.url } })
  const days = (Date.parse(item?.expiresAt ?? '') - Date.parse(item?.deletedAt ?? '')) / 86_400_000
  expect(days).toBe(30)

  const { data } = await restore(documentId)
  expect(data?.restoreTrashItem).toEqual({ type: 'event', documentId })
  expect(await read()).toEqual({ ...before, version: 2 })
  expect((await trash(staff)).some(({ id }) => id === documentId)).toBe(false)
  expect(await latestChange(staff)).toMatchObject({ action: 'restore', documentId, before: null })

  // A form that was open while the event was away must not save over what came back.
  expect(refusal(await saveEvent(staff, documentId, { title: 'Old', version: 1 })).code).toBe(
    'STRAPI_CONFLICT_ERROR',
  )
  expect((await saveEvent(staff, documentId, { title: 'New', version: 2 })).errors).toBeUndefined()
})

test('bringing something back twice, or two at once, is no error', async () => {
  const { documentId } = await makeEvent(staff, 'Wanted')
  await deleteEvent(staff, documentId)
  const answers = await Promise.all([restore(documentId), restore(documentId), restore(documentId)])
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined])
  const { data } = await asVisitor('{ events(filters: { title: { eq: "Wanted" } }) { documentId } }')
  expect(data?.events).toEqual([{ documentId }])
})

test('what is nowhere cannot be brought back', async () => {
  expect(refusal(await restore('nothing'))).toEqual({
    code: 'STRAPI_NOT_FOUND_ERROR',
    message: 'This is no longer in the trash.',
  })
})

test('an optional picture that is gone is left out, a required one is asked for', async () => {
  const image = await sendPicture(staff)
  const { documentId } = await makeEvent(staff, 'Without', image.id)
  const facility = await done<Document>(
    staff,
    'mutation($image: ID!) { createFacility(data: { name: "Furnace", image: $image }) { documentId } }',
    { image: image.id },
  )
  await deleteEvent(staff, documentId)
  await done(staff, 'mutation($id: ID!) { deleteFacility(documentId: $id) { documentId } }', {
    id: facility.documentId,
  })
  await asAdmin('DELETE', `/upload/files/${image.id}`)

  expect((await restore(documentId)).errors).toBeUndefined()
  expect(refusal(await restore(facility.documentId))).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'Facility image is required',
  })
  expect((await trash(staff)).some(({ id }) => id === facility.documentId)).toBe(true)
})

test('what is deleted in the admin can be brought back too, with its components', async () => {
  const { documentId } = await done<Document>(
    staff,
    `mutation { createPublication(data: { title: "T", journal: "J", year: 2021, authors: [{ name: "A" }, { name: "B" }] })
      { documentId } }`,
  )
  await asAdmin('DELETE', `/content-manager/collection-types/api::publication.publication/${documentId}`)
  expect((await restore(documentId)).errors).toBeUndefined()
  const { data } = await asVisitor(
    'query($id: ID!) { publication(documentId: $id) { authors: people { name } } }',
    {
      id: documentId,
    },
  )
  expect(data?.publication).toEqual({ authors: [{ name: 'A' }, { name: 'B' }] })
})

test('saving what has been deleted is refused with a hint', async () => {
  const { documentId } = await makeEvent(staff, 'Left open')
  await deleteEvent(staff, documentId)
  expect(refusal(await saveEvent(staff, documentId, { title: 'Typed', version: 1 }))).toEqual({
    code: 'STRAPI_NOT_FOUND_ERROR',
    message: 'This has been deleted in the meantime. It may be brought back from the trash.',
  })
})

// Otherwise it and the turn's holder, if that takes back the deletion, would wait for each other, and one be refused.
testOn('postgres', 'what waits for its turn to be brought back is not locked meanwhile', async () => {
  const { documentId } = await done<Document>(
    staff,
    'mutation { createPublication(data: { title: "Waits", journal: "J", year: 2021 }) { documentId } }',
  )
  await done(staff, 'mutation($id: ID!) { deletePublication(documentId: $id) { documentId } }', {
    id: documentId,
  })
  const other = new pg.Client(cms.databaseUrl)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('BEGIN')
  await other.query('SELECT pg_advisory_xact_lock(7302120)')
  const restored = restore(documentId)
  const waiting = () => runSql(cms, "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
  await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 60_000 })
  await other.query('SELECT FROM trash_items WHERE document_id = $1 FOR UPDATE NOWAIT', [documentId])
  await other.query('COMMIT')
  expect((await restored).data?.restoreTrashItem).toEqual({ type: 'publication', documentId })
})
