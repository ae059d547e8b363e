import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, problemsOf, request, sendGraphql } from '../setup/client'
import { asAdmin, done, sendPicture, type StoredFile } from '../setup/editing'
import { picture } from '../setup/pictures'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

let staff: string
let image: StoredFile
beforeAll(async () => {
  staff = await signIn(cms.url)
  image = await sendPicture(staff)
})

/** A text as it is pasted from anywhere: it is stored as `${word} x`. */
const odd = (word: string) => `\ufeff${word}\u0000\u0007\u0085\u009f\u202ex\u007f\ud800 `

const author = { name: odd('Author') }
const paper = (title: string) => ({
  title: odd(title),
  journal: odd('Journal'),
  year: 2020,
  authors: [author],
})

/** Every text of every table; what stands in JSON columns too. */
async function storedTexts(): Promise<string[]> {
  const tables = (await runSql(
    cms,
    cms.databaseUrl === undefined
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  )) as { name: string }[]
  const rows: unknown[] = []
  for (const { name } of tables) rows.push(...(await runSql(cms, `SELECT * FROM "${name}"`)))
  const texts: string[] = []
  // Dates, numbers and JSON come out as they are; texts are looked at.
  JSON.stringify(rows, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

const post = (path: string, body: object) =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cms.token}` },
    body: JSON.stringify(body),
  })

/** Sends a picture through an upload; answers what was stored of its words. */
async function upload(path: string, token: string, fileInfo: object): Promise<StoredFile> {
  const form = new FormData()
  form.append('fileInfo', JSON.stringify(fileInfo))
  const content = await picture(60, 40).png().toBuffer()
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'odd.png')
  const { text } = await request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return (JSON.parse(text) as [StoredFile])[0]
}

test('whatever door a text comes through, it is stored without what is no text', async () => {
  const create = (type: string, data: object) =>
    done(staff, `mutation($data: ${type}Input!) { create${type}(data: $data) { documentId } }`, { data })
  await create('Publication', { ...paper('Paper'), abstract: odd('Abstract'), publisher: odd('Publisher') })
  await create('Update', { title: odd('Update'), key: odd(randomUUID()) })
  await create('Event', {
    title: odd('Event'),
    description: `${odd('One')}\r\n\f${odd('two')}`,
    date: '2024-01-01',
    event_type: 'icube',
  })
  await create('Member', {
    name: odd('Member'),
    category: 'presentGroupMembers',
    subcategory: odd('Students'),
    aliases: [{ name: odd('Alias') }],
    link: '\ufeffhttps://example.org/\u0000',
  })
  await create('GalleryImage', {
    image: image.id,
    alternativeText: odd('Alternative'),
    caption: odd('Caption'),
  })
  expect((await post('/api/facilities', { data: { name: odd('Facility'), image: image.id } })).status).toBe(
    201,
  )
  await asAdmin('POST', '/content-manager/collection-types/api::update.update', { title: odd('By an admin') })

  const words = { name: odd('name'), alternativeText: odd('Alternative'), caption: odd('Caption') }
  await upload('/api/upload', staff, words)
  await upload('/upload', cms.adminToken, words)
  await done(
    staff,
    'mutation($id: ID!, $info: FileInfoInput) { updateUploadFile(id: $id, info: $info) { name } }',
    { id: image.id, info: words },
  )

  const source = `@article{odd, title={${odd('Imported')}}, author={${odd('Author')}}, journal={J}, year={2020}}`
  const { entries } = await done<{ entries: { fields: { title: string } }[] }>(
    staff,
    'query($text: String!) { readPublications(text: $text) { entries { fields { title } } } }',
    { text: source },
  )
  expect(entries[0]?.fields.title).toBe('Imported x')
  await done(
    staff,
    'mutation($entries: [ImportEntryInput!]!, $key: ID!) { importPublications(entries: $entries, key: $key) { created } }',
    { entries: [{ data: paper('Imported by staff') }], key: randomUUID() },
  )

  const texts = await storedTexts()
  for (const word of [
    'Paper',
    'Author',
    'Update',
    'Event',
    'Member',
    'Students',
    'Alias',
    'Alternative',
    'Caption',
    'Facility',
    'By an admin',
    'Imported by staff',
  ]) {
    expect(texts).toContain(`${word} x`)
  }
  expect(texts).toEqual(expect.arrayContaining(['One\nx \n\ntwo\nx', 'Abstract\nx']))
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const isOdd = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\ufeff]|\p{Surrogate}/u
  expect(texts.filter((text) => isOdd.test(text))).toEqual([])
})

test('a text that shows nothing is missing', async () => {
  const data = { title: '\u200b\u00ad\ufeff', journal: 'J', year: 2020 }
  const answer = await sendGraphql(
    'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId } }',
    { data },
    staff,
  )
  expect(problemsOf(answer)).toEqual(['title: Publication title is required'])
  const { alternativeText, caption } = await upload('/api/upload', staff, {
    alternativeText: '\u202e\u202c',
    caption: '\u0000',
  })
  expect({ alternativeText, caption }).toEqual({ alternativeText: null, caption: null })
})

test.each([
  ['query($slug: String!) { publicationBySlug(slug: $slug) { title } }', { slug: 'a\u0000' }],
  ['query($slug: String!) { memberBySlug(slug: $slug) { name } }', { slug: '\ud800' }],
  ['query($id: ID!) { event(documentId: $id) { title } }', { id: '\u0000' }],
  [
    'query($filter: PublicationFilter!) { selectedPublications(filter: $filter) { title } }',
    { filter: { journal: '\u0000' } },
  ],
  [
    'query($filters: EventFiltersInput) { events(filters: $filters) { title } }',
    { filters: { title: { eq: 'x\u0000' } } },
  ],
  ['{ publicationBySlug(slug: "a\\u0000") { title } }', {}],
])('a text that nobody can look for is refused in words: %s', async (query, variables) => {
  const { status, errors } = await asVisitor(query, variables)
  expect(status).toBe(400)
  expect(errors?.[0]?.message).toContain('holds a NUL character or half of a surrogate pair')
})

test.each(['/api/events?filters[title][$eq]=a%00', '/api/events/a%00'])(
  '%s is refused in words',
  async (path) => {
    const { status, text } = await request(path)
    expect(status).toBe(400)
    expect(text).toContain('holds a NUL character')
  },
)
