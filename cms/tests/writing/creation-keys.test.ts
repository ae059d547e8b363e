import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, sendGraphql } from '../setup/client'
import { deleteEvent, history, refusal, sendPicture, trash, type Document } from '../setup/editing'
import { collections, exampleOf } from '../setup/examples'
import { signIn } from '../setup/staff'

let staff: string
let image: number
beforeAll(async () => {
  staff = await signIn(cms.url)
  image = (await sendPicture(staff)).id
})

const create = (name: string, input: string, data: object, key: string, token = staff) =>
  sendGraphql(
    `mutation($data: ${input}!) { create${name}(data: $data) { documentId version } }`,
    { data },
    token,
    { 'x-idempotency-key': key },
  )

const made = (answer: { data?: object | null; text: string }) => {
  const [document] = Object.values(answer.data ?? {}) as (Document | null)[]
  if (!document) throw new Error(answer.text)
  return document.documentId
}

test('a creation that is sent again, or several times at once, makes one document', async () => {
  for (const { type: name, many, noun } of collections) {
    const data = exampleOf(noun, randomUUID(), image)
    const count = async () => {
      const { data: all } = await asVisitor(`{ all: ${many}(pagination: { limit: 2000 }) { documentId } }`)
      return (all?.all as unknown as unknown[]).length
    }
    const before = await count()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create(name, `${name}Input`, data, key)),
    )
    answers.push(await create(name, `${name}Input`, data, key))
    expect(new Set(answers.map(made)).size).toBe(1)
    expect(await count()).toBe(before + 1)
    const [newest, second] = await history(staff, 2)
    expect(newest).toMatchObject({ action: 'create', documentId: answers[0] && made(answers[0]) })
    expect(second?.documentId).not.toBe(newest?.documentId)
  }
})

test('another key makes another document, and so does the same key for another type', async () => {
  const key = randomUUID()
  const first = made(await create('Update', 'UpdateInput', { title: 'One' }, key))
  const second = made(await create('Update', 'UpdateInput', { title: 'One' }, randomUUID()))
  const member = { name: 'M', category: 'pastGroupMembers' }
  const third = made(await create('Member', 'MemberInput', member, key))
  expect(new Set([first, second, third]).size).toBe(3)
})

test('a creation that was refused can be sent again under its key', async () => {
  const key = randomUUID()
  expect(refusal(await create('Update', 'UpdateInput', { title: ' ' }, key)).code).toBe('BAD_USER_INPUT')
  expect(made(await create('Update', 'UpdateInput', { title: 'Better' }, key))).toBeTruthy()
})

test('what was made under a key and deleted since is not made again', async () => {
  const key = randomUUID()
  const event = { title: 'T', date: '2024-01-01', description: 'D', event_type: 'icube' }
  await deleteEvent(staff, made(await create('Event', 'EventInput', event, key)))
  expect(refusal(await create('Event', 'EventInput', event, key))).toEqual({
    code: 'STRAPI_NOT_FOUND_ERROR',
    message: 'This was saved already, and has been deleted since. Look into the trash.',
  })
})

const keyed = (query: string, variables: object, key: string) =>
  sendGraphql(query, variables, staff, { 'x-idempotency-key': key })

const saveUpdate = (documentId: string, data: object, key: string) =>
  keyed(
    `mutation($documentId: ID!, $data: UpdateInput!) {
      updateUpdate(documentId: $documentId, data: $data) { documentId version title }
    }`,
    { documentId, data },
    key,
  )

const deleteUpdate = (documentId: string, key: string) =>
  keyed('mutation($id: ID!) { deleteUpdate(documentId: $id) { documentId } }', { id: documentId }, key)

test('an edit that is sent again, or several times at once, is made once and is no conflict with itself', async () => {
  const documentId = made(await create('Update', 'UpdateInput', { title: 'Before' }, randomUUID()))
  const key = randomUUID()
  const edit = () => saveUpdate(documentId, { title: 'After', version: 1 }, key)
  const answers = [...(await Promise.all(Array.from({ length: 5 }, edit))), await edit()]
  const after = { updateUpdate: { documentId, version: 2, title: 'After' } }
  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => after))
  const [newest, second] = await history(staff, 2)
  expect([newest, second]).toMatchObject([
    { action: 'update', documentId },
    { action: 'create', documentId },
  ])
})

test('under the key of an edit another edit is not taken for it', async () => {
  const key = randomUUID()
  const documentId = made(await create('Update', 'UpdateInput', { title: 'One' }, key))
  expect((await saveUpdate(documentId, { title: 'Two', version: 1 }, key)).errors).toBeUndefined()
  expect(refusal(await saveUpdate(documentId, { title: 'Three', version: 1 }, key)).code).toBe(
    'STRAPI_CONFLICT_ERROR',
  )
  const { data } = await saveUpdate(documentId, { title: 'Three', version: 2 }, key)
  expect(data?.updateUpdate).toMatchObject({ title: 'Three', version: 3 })
})

test('a deletion that is sent again is done, and takes nothing away that was brought back', async () => {
  const documentId = made(await create('Update', 'UpdateInput', { title: 'Gone' }, randomUUID()))
  const key = randomUUID()
  const answers = await Promise.all([deleteUpdate(documentId, key), deleteUpdate(documentId, key)])
  expect(answers.map(({ data }) => data?.deleteUpdate)).toEqual([{ documentId }, { documentId }])
  const item = (await trash(staff)).find(({ title }) => title === 'Gone')
  await keyed(
    'mutation($id: ID!) { restoreTrashItem(id: $id) { documentId } }',
    { id: item?.id },
    randomUUID(),
  )
  expect((await deleteUpdate(documentId, key)).data?.deleteUpdate).toEqual({ documentId })
  const { data } = await asVisitor(
    'query($id: ID!) { updates(filters: { documentId: { eq: $id } }) { title } }',
    { id: documentId },
  )
  expect(data?.updates).toEqual([{ title: 'Gone' }])
})

test('a key that is no UUID is refused', async () => {
  expect(refusal(await create('Update', 'UpdateInput', { title: 'T' }, '1')).code).toBe('BAD_USER_INPUT')
})
