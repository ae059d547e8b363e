import { beforeAll, expect, test } from 'vitest'
import { asEditor, cms, request, sendGraphql, upload } from '../setup/client'
import {
  asAdmin,
  deleteEvent,
  latestChange,
  makeEvent,
  refusal,
  sendPicture,
  type StoredFile,
} from '../setup/editing'
import { picture } from '../setup/pictures'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

// What is done to files in Strapi's own media library, and by programs with a token.

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
})

const isThere = async ({ id, url }: StoredFile) => {
  const stored = (await request(url)).status === 200
  return stored && (await runSql(cms, `SELECT id FROM files WHERE id = ${id}`)).length === 1
}

const makeFolder = async (name: string, parent: number | null = null) =>
  (await asAdmin<{ data: { id: number } }>('POST', '/upload/folders', { name, parent })).data.id

const moveTo = (folder: number, { id }: StoredFile) =>
  asAdmin('POST', '/upload/actions/bulk-move', { fileIds: [id], destinationFolderId: folder })

test('a picture that something shows cannot be deleted, and nothing else goes with it; one that nothing shows can', async () => {
  const [shown, spare] = [await sendPicture(staff, 'shown.png'), await sendPicture(staff, 'spare.png')]
  const { documentId } = await makeEvent(staff, 'Open day of the library', shown.id)
  const folder = await makeFolder('To be deleted')
  const inner = await makeFolder('In it', folder)
  await moveTo(inner, shown)
  await moveTo(inner, spare)
  const words = '“shown.png” is shown by event “Open day of the library”. Choose another file there first.'
  await expect(asAdmin('DELETE', `/upload/files/${shown.id}`)).rejects.toThrow(words)
  const many = { fileIds: [spare.id, shown.id] }
  await expect(asAdmin('POST', '/upload/actions/bulk-delete', many)).rejects.toThrow(words)
  const all = { folderIds: [folder] }
  await expect(asAdmin('POST', '/upload/actions/bulk-delete', all)).rejects.toThrow(words)
  const byToken = { method: 'DELETE', headers: { authorization: `Bearer ${cms.token}` } }
  expect((await request(`/api/upload/files/${shown.id}`, byToken)).text).toContain('is shown by')
  expect(await Promise.all([shown, spare].map(isThere))).toEqual([true, true])

  const alone = await sendPicture(staff, 'alone.png')
  await asAdmin('POST', '/upload/actions/bulk-delete', { fileIds: [alone.id] })
  expect(await isThere(alone)).toBe(false)

  await deleteEvent(staff, documentId)
  await asAdmin('POST', '/upload/actions/bulk-delete', all)
  expect(await Promise.all([shown, spare].map(isThere))).toEqual([false, false])
})

test('a picture that several show cannot be deleted either', async () => {
  const both = await sendPicture(staff, 'both.png')
  const events = [await makeEvent(staff, 'Morning', both.id), await makeEvent(staff, 'Evening', both.id)]
  await expect(asAdmin('DELETE', `/upload/files/${both.id}`)).rejects.toThrow(
    '“both.png” is shown by event “Morning”, the first of 2 uses. Choose another file there first.',
  )
  expect(await isThere(both)).toBe(true)
  for (const { documentId } of events) await deleteEvent(staff, documentId)
})

test('from a picture nobody gets to what shows it', async () => {
  const { id } = await sendPicture(staff)
  const draft = await asEditor(
    `mutation { createEvent(data: { title: "Not yet public", date: "2024-02-29", description: "D", event_type: icube, image: ${id}, draft: true }) { documentId } }`,
  )
  expect(draft.errors).toBeUndefined()
  const other = await asEditor(
    `mutation { createGalleryImage(data: { image: ${id}, alternativeText: "Shared" }) { documentId } }`,
  )
  expect(other.errors).toBeUndefined()
  const { text } = await request('/api/gallery-images?populate[image][populate]=related')
  expect(text).not.toContain('Not yet public')
})

test('a section whose folder was renamed gets another one, and takes uploads', async () => {
  const folders = await asAdmin<{ data: { id: number; name: string }[] }>('GET', '/upload/folders')
  const { id } = folders.data.find(({ name }) => name === 'News') ?? { id: 0 }
  await asAdmin('PUT', `/upload/folders/${id}`, { name: 'News of 2026', parent: null })
  expect((await sendPicture(staff, 'news.png', 'News')).url).toContain('/images/')
  const { data } = await asAdmin<typeof folders>('GET', '/upload/folders')
  expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(['News', 'News of 2026']))
})

test('what a program uploads with a token is not collected, what staff upload is', async () => {
  const content = await picture(60, 40).png().toBuffer()
  const sent = await upload(content, 'by-program.png', 'image/png')
  const [{ id }] = JSON.parse(sent.text) as [StoredFile]
  const byStaff = await sendPicture(staff)
  const rows = (await runSql(
    cms,
    `SELECT provider_metadata AS stored FROM files WHERE id IN (${id}, ${byStaff.id}) ORDER BY id`,
  )) as { stored: string | object }[]
  const isCollected = rows.map(({ stored }) => JSON.stringify(stored).includes('bySite'))
  expect(isCollected).toEqual([false, true])
})

test('a PDF that is sent as an image is told where PDFs go', async () => {
  const form = new FormData()
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  form.append('files', new File([pdf], 'thesis.pdf', { type: 'application/pdf' }))
  const headers = { authorization: `Bearer ${cms.adminToken}` }
  const { status, text } = await request('/upload', { method: 'POST', headers, body: form })
  expect([status, text]).toEqual([400, expect.stringContaining('A PDF goes into the folder Documents')])
})

test('a replaced picture is not said to be as it was before', async () => {
  const { id, documentId } = await sendPicture(staff, 'first.png')
  const form = new FormData()
  form.append('fileInfo', JSON.stringify({ name: 'first.png', alternativeText: 'A picture' }))
  const content = await picture(80, 50).png().toBuffer()
  form.append('files', new File([new Uint8Array(content)], 'second.png', { type: 'image/png' }))
  const headers = { authorization: `Bearer ${cms.adminToken}` }
  const replaced = await request(`/upload?id=${id}`, { method: 'POST', headers, body: form })
  expect(replaced.status, replaced.text).toBe(200)
  const change = await latestChange(staff)
  expect(change).toMatchObject({ documentId, action: 'update' })
  const reverted = await sendGraphql(
    'mutation($id: ID!) { revertChange(id: $id) { id } }',
    { id: change.id },
    staff,
  )
  expect(refusal(reverted).message).toMatch(/The file itself was replaced since, and the earlier one is gone/)
})
