import { beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, request, sendGraphql } from '../setup/client'
import {
  asAdmin,
  changeFields,
  deleteEvent,
  done,
  history,
  latestChange,
  makeEvent,
  refusal,
  saveEvent,
  sendPicture,
  type Change,
  type Document,
} from '../setup/editing'
import { failing, runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
})

const revert = (id: string) =>
  sendGraphql(`mutation($id: ID!) { revertChange(id: $id) { ${changeFields} } }`, { id }, staff)

const reverted = async (id: string): Promise<Change> => {
  const { data, errors, text } = await revert(id)
  if (errors !== undefined) throw new Error(text)
  return data?.revertChange as unknown as Change
}

test.each([
  '{ changes { id } }',
  '{ trashItems { id } }',
  'mutation { revertChange(id: "1") { id } }',
  'mutation { restoreTrashItem(id: "1") { documentId } }',
  'mutation { orderGalleryImages(documentIds: []) { documentId } }',
])('a visitor is refused: %s', async (query) => {
  expect(refusal(await asVisitor(query)).code).toBe('FORBIDDEN')
})

test('each change by staff is in the history, with what was before and after', async () => {
  const image = await sendPicture(staff)
  const { documentId } = await makeEvent(staff, 'Prize', image.id)
  await saveEvent(staff, documentId, { title: 'First prize', version: 1 })
  await deleteEvent(staff, documentId)

  const [deleted, updated, created] = await history(staff, 3)
  expect(created).toMatchObject({
    action: 'create',
    type: 'event',
    documentId,
    title: 'Prize',
    actor: 'staff',
    before: null,
    after: {
      documentId,
      title: 'Prize',
      date: '2024-02-29',
      event_type: 'icube',
      version: 1,
      image: { id: image.id, url: image.url, alternativeText: 'A picture' },
    },
  })
  // What the history keeps of an image is its address; what the media library has of it comes with the change.
  const [withImages] = await done<{ images: object[] }[]>(
    staff,
    '{ changes(limit: 1) { images { url width } } }',
  )
  expect(withImages?.images).toEqual([{ url: image.url, width: expect.any(Number) as number }])
  expect(updated).toMatchObject({
    action: 'update',
    title: 'First prize',
    before: { title: 'Prize', version: 1 },
    after: { title: 'First prize', version: 2, image: { id: image.id } },
  })
  expect(deleted).toMatchObject({ action: 'delete', before: { title: 'First prize' }, after: null })
  expect(Date.now() - Date.parse(deleted?.at ?? '')).toBeLessThan(10_000)
})

test('a refused save is not in the history', async () => {
  const { documentId } = await makeEvent(staff, 'Steady')
  const before = await latestChange(staff)
  expect((await saveEvent(staff, documentId, { title: 'Late', version: 7 })).errors).toBeDefined()
  expect((await saveEvent(staff, documentId, { title: ' ', version: 1 })).errors).toBeDefined()
  expect(await latestChange(staff)).toEqual(before)
})

test('a save that changes nothing is not in the history', async () => {
  const image = await sendPicture(staff)
  const { documentId } = await makeEvent(staff, 'Same', image.id)
  const before = await latestChange(staff)
  const { data } = await saveEvent(staff, documentId, { title: 'Same', image: image.id, version: 1 })
  expect(data?.updateEvent).toMatchObject({ title: 'Same', version: 2 })
  expect(await latestChange(staff)).toEqual(before)
})

test('a change whose line cannot be written is not made either', async () => {
  const [create, drop] = failing(cms.databaseUrl, 'changes')
  await runSql(cms, create)
  try {
    const { errors } = await sendGraphql(
      'mutation { createUpdate(data: { title: "Unwritten" }) { version } }',
      {},
      staff,
    )
    expect(errors?.[0]?.extensions?.code).toBe('SERVICE_UNAVAILABLE')
  } finally {
    await runSql(cms, drop)
  }
  const { data } = await asVisitor('{ updates(filters: { title: { eq: "Unwritten" } }) { title } }')
  expect(data?.updates).toEqual([])
})

test('what is changed in the admin and by REST is in the history too', async () => {
  const path = '/content-manager/collection-types/api::update.update'
  const { data } = await asAdmin<{ data: Document }>('POST', path, { title: 'From the admin' })
  expect(await latestChange(staff)).toMatchObject({
    action: 'create',
    type: 'update',
    actor: 'admin Test',
    title: 'From the admin',
  })
  await asAdmin('PUT', `${path}/${data.documentId}`, { title: 'Changed in the admin' })
  expect(await latestChange(staff)).toMatchObject({
    action: 'update',
    before: { title: 'From the admin', version: 1 },
    after: { title: 'Changed in the admin', version: 2 },
  })

  const { status } = await request(`/api/updates/${data.documentId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${cms.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { title: 'Changed by REST' } }),
  })
  expect(status).toBe(200)
  expect(await latestChange(staff)).toMatchObject({
    actor: 'token tests',
    after: { title: 'Changed by REST' },
  })

  await asAdmin('POST', `${path}/actions/bulkDelete`, { documentIds: [data.documentId] })
  expect(await latestChange(staff)).toMatchObject({ action: 'delete', actor: 'admin Test', after: null })
})

test('the focal point of a picture is kept in whole percent, is in the history, and can be put back', async () => {
  const image = await sendPicture(staff, 'pointed.png')
  const point = (x: number, y: number) =>
    done(
      staff,
      'mutation($id: ID!, $at: FocalPointInput!) { updateUploadFile(id: $id, info: { focalPoint: $at }) { focalPoint { x y } } }',
      { id: image.id, at: { x, y } },
    )
  expect(await point(10.4, 90)).toEqual({ focalPoint: { x: 10, y: 90 } })
  await point(20, 30)
  const change = await latestChange(staff)
  expect(change).toMatchObject({
    type: 'file',
    before: { focalPoint: { x: 10, y: 90 } },
    after: { focalPoint: { x: 20, y: 30 } },
  })
  await expect(point(101, 0)).rejects.toThrow('focalPoint must be a place in the image')
  expect(await reverted(change.id)).toMatchObject({ after: { focalPoint: { x: 10, y: 90 } } })
})

test('the words of a picture are in the history, from GraphQL and from the admin, and can be put back', async () => {
  const image = await sendPicture(staff, 'described.png')
  await done(
    staff,
    'mutation($id: ID!) { updateUploadFile(id: $id, info: { alternativeText: "A red square" }) { name } }',
    { id: image.id },
  )
  const change = await latestChange(staff)
  expect(change).toMatchObject({
    action: 'update',
    type: 'file',
    documentId: image.documentId,
    title: 'described.png',
    actor: 'staff',
    before: { alternativeText: 'A picture' },
    after: { alternativeText: 'A red square' },
  })

  const form = new FormData()
  form.append('fileInfo', JSON.stringify({ alternativeText: 'A square', caption: 'Red' }))
  const { status } = await request(`/upload?id=${image.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cms.adminToken}` },
    body: form,
  })
  expect(status).toBe(200)
  expect(await latestChange(staff)).toMatchObject({
    actor: 'admin Test',
    type: 'file',
    after: { alternativeText: 'A square', caption: 'Red' },
  })

  expect(await reverted(change.id)).toMatchObject({
    action: 'revert',
    type: 'file',
    after: { alternativeText: 'A picture', caption: null },
  })
})

test('the history is read page by page', async () => {
  for (const title of ['One', 'Two', 'Three']) await makeEvent(staff, title)
  const [three, two] = await history(staff, 2)
  expect([three?.title, two?.title]).toEqual(['Three', 'Two'])
  const [one] = await done<Change[]>(
    staff,
    'query($before: ID) { changes(limit: 1, before: $before) { title } }',
    { before: two?.id },
  )
  expect(one?.title).toBe('One')
  const tooMany = await sendGraphql('{ changes(limit: 1000) { id } }', {}, staff)
  expect(refusal(tooMany).code).toBe('BAD_USER_INPUT')
})

test('an update is taken back as a new change, with authors and picture', async () => {
  const { documentId } = await done<Document>(
    staff,
    `mutation { createPublication(data: {
      title: "ZnO", journal: "J", year: 2020, doi: "10.1000/182", authors: [{ name: "Smith, Jr., J." }, { name: "B" }]
    }) { documentId } }`,
  )
  await done(
    staff,
    `mutation($id: ID!) { updatePublication(documentId: $id, data: {
      title: "TiO", doi: null, authors: [{ name: "C" }], version: 1
    }) { documentId } }`,
    { id: documentId },
  )
  const change = await latestChange(staff)
  expect(await reverted(change.id)).toMatchObject({
    action: 'revert',
    before: { title: 'TiO', version: 2 },
    after: { title: 'ZnO', version: 3 },
  })
  const { data } = await asVisitor(
    'query($id: ID!) { publication(documentId: $id) { title doi version authors: people { name } } }',
    { id: documentId },
  )
  expect(data?.publication).toEqual({
    title: 'ZnO',
    doi: '10.1000/182',
    version: 3,
    authors: [{ name: 'Smith, Jr., J.' }, { name: 'B' }],
  })
})

test('a creation is taken back into the trash, and taking that back brings it back', async () => {
  const { documentId } = await makeEvent(staff, 'Too early')
  const created = await latestChange(staff)
  const away = await reverted(created.id)
  expect(away).toMatchObject({ action: 'revert', documentId, after: null })
  expect(refusal(await revert(created.id)).message).toBe('This has been deleted already.')

  const back = await reverted(away.id)
  expect(back).toMatchObject({ action: 'revert', documentId, before: null, after: { title: 'Too early' } })
  expect(refusal(await revert(away.id)).message).toBe('This is back already.')
})

test('what is as it was already is not taken back by a change of somebody else', async () => {
  const { documentId } = await makeEvent(staff, 'First words')
  await saveEvent(staff, documentId, { title: 'Second words', version: 1 })
  const { id } = await latestChange(staff)
  await saveEvent(staff, documentId, { title: 'First words', version: 2 })
  expect(refusal(await revert(id)).message).toBe('This is already as it was before that change.')
  expect((await latestChange(staff)).action).toBe('update')
})

test('papers that are saved and taken back at the same time do not wait for each other for ever', async () => {
  const save = (id: string, volume: string) =>
    done<Document>(
      cms.token,
      'mutation($id: ID!, $data: PublicationInput!) { updatePublication(documentId: $id, data: $data) { documentId } }',
      { id, data: { volume } },
    )
  const make = 'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId } }'
  const data = { title: 'Saved and taken back', journal: 'J', year: 1992 }
  const { documentId } = await done<Document>(cms.token, make, { data })
  for (let round = 0; round < 5; round += 1) {
    await save(documentId, `Before ${String(round)}`)
    const { id } = await latestChange(staff)
    const [taken] = await Promise.all([
      revert(id),
      ...[1, 2, 3].map((turn) => save(documentId, `${String(round)} ${String(turn)}`)),
    ])
    expect(taken.errors).toBeUndefined()
  }
})

test('what cannot be taken back is refused with the reason', async () => {
  const image = await sendPicture(staff, 'gone.png')
  const { documentId } = await makeEvent(staff, 'Pictured', image.id)
  await saveEvent(staff, documentId, { image: null, version: 1 })
  const change = await latestChange(staff)
  await asAdmin('DELETE', `/upload/files/${image.id}`)
  expect(refusal(await revert(change.id)).message).toBe(
    'The image gone.png of that time is no longer in the media library.',
  )
  await deleteEvent(staff, documentId)
  expect(refusal(await revert(change.id)).message).toBe(
    'This has been deleted since. Bring it back from the trash first.',
  )
  expect(refusal(await revert('999999')).code).toBe('STRAPI_NOT_FOUND_ERROR')
  expect(refusal(await revert('first')).code).toBe('BAD_USER_INPUT')
})

test('of the history one can ask for one thing, a kind, a word and a time', async () => {
  const { documentId } = await makeEvent(staff, 'Asked for by its word')
  await makeEvent(staff, 'Another event')
  const ask = async (wanted: string): Promise<string[]> => {
    const { data, text } = await sendGraphql(`{ changes(limit: 20, ${wanted}) { title type } }`, {}, staff)
    const changes = data?.changes as unknown as { title: string; type: string }[] | undefined
    if (changes === undefined) throw new Error(text)
    return changes.map(({ title }) => title)
  }
  expect(await ask(`documentId: "${documentId}"`)).toEqual(['Asked for by its word'])
  expect(await ask('words: "BY ITS word"')).toEqual(['Asked for by its word'])
  expect(await ask('type: event, words: "asked"')).toEqual(['Asked for by its word'])
  expect(await ask('type: member, words: "asked"')).toEqual([])
  expect(await ask('since: "2999-01-01T00:00:00.000Z"')).toEqual([])
})
