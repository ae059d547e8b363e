import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { cms, sendGraphql, type GraphqlAnswer } from '../setup/client'
import { collections, exampleOf } from '../setup/examples'
import { picture } from '../setup/pictures'
import { askSession, signIn } from '../setup/staff'

let staff: string
let ended: string
let image: number

async function upload(token: string | undefined) {
  const form = new FormData()
  const content = await picture(40, 30).png().toBuffer()
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'drawing.png')
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await fetch(`${cms.url}/api/upload`, { method: 'POST', headers, body: form })
  return { status: response.status, body: await response.json() }
}

beforeAll(async () => {
  staff = await signIn(cms.url)
  ended = await signIn(cms.url)
  await askSession(cms.url, 'DELETE', { token: ended })
  const { body } = await upload(staff)
  image = (body as [{ id: number }])[0].id
})

test('a file is taken from staff only', async () => {
  expect((await upload(undefined)).status).toBe(401)
  expect((await upload(ended)).status).toBe(401)
  expect(await upload(staff)).toMatchObject({ status: 201, body: [{ mime: 'image/png', width: 40 }] })
})

test("a picture's words are changed by staff only", async () => {
  const query = `mutation Describe($id: ID!) {
    updateUploadFile(id: $id, info: { alternativeText: "A drawing" }) { alternativeText }
  }`
  await expectStaffOnly(query, { id: image })
  const { data } = await sendGraphql(query, { id: image }, staff)
  expect(data?.updateUploadFile).toEqual({ alternativeText: 'A drawing' })
})

/** Without a token GraphQL answers `FORBIDDEN`; with a dead one the whole request is answered 401. */
async function expectStaffOnly(query: string, variables: object): Promise<void> {
  const stranger = await sendGraphql(query, variables)
  expect(stranger.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const late = await sendGraphql(query, variables, ended)
  expect(late.status).toBe(401)
}

const types = collections.map(({ type, noun }): [string, () => object, object] => [
  type,
  () => exampleOf(noun, randomUUID(), image),
  { [noun.named[0]]: 'Changed' },
])

test.each(types)('%s: created, changed and deleted by staff only', async (type, fields, change) => {
  const create = `mutation Create($data: ${type}Input!) { create${type}(data: $data) { documentId version } }`
  const update = `mutation Save($id: ID!, $data: ${type}Input!) {
    update${type}(documentId: $id, data: $data) { version ${Object.keys(change).join(' ')} }
  }`
  const remove = `mutation Delete($id: ID!) { delete${type}(documentId: $id) { documentId } }`

  await expectStaffOnly(create, { data: fields() })
  const made = await sendGraphql(create, { data: fields() }, staff)
  expect(made.errors).toBeUndefined()
  const { documentId: id } = made.data?.[`create${type}`] as unknown as { documentId: string }

  const saved = { id, data: { ...change, version: 1 } }
  await expectStaffOnly(update, saved)
  expect((await sendGraphql(update, saved, staff)).data?.[`update${type}`]).toEqual({ version: 2, ...change })

  await expectStaffOnly(remove, { id })
  expect((await sendGraphql(remove, { id }, staff)).data?.[`delete${type}`]).toEqual({ documentId: id })
})

test('the site is changed by staff only', async () => {
  const query = 'mutation Save($data: SiteInput!) { updateSite(data: $data) { phone } }'
  const read = await sendGraphql('{ site { version } }', {})
  const { version } = read.data?.site as unknown as { version: number }
  const variables = { data: { phone: '+91 80 1234 5678', version } }
  await expectStaffOnly(query, variables)
  const { data }: GraphqlAnswer = await sendGraphql(query, variables, staff)
  expect(data?.updateSite).toEqual({ phone: '+91 80 1234 5678' })
})

test('staff see the picture of what they made in the answer', async () => {
  const { data, errors } = await sendGraphql(
    `mutation Create($image: ID!) {
      createFacility(data: { name: "Laser", image: $image }) { documentId image { url alternativeText } }
    }`,
    { image },
    staff,
  )
  expect(errors).toBeUndefined()
  expect(data?.createFacility).toMatchObject({ image: { url: expect.stringMatching(/\.png$/) as string } })
})
