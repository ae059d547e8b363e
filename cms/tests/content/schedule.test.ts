import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '../../src/rules/today'
import { asVisitor, cms, request, sendGraphql } from '../setup/client'
import { done, latestChange, sendPicture, type Document } from '../setup/editing'
import { collections, exampleOf } from '../setup/examples'
import { signIn } from '../setup/staff'
import { operations, publicQueries, variablesOf } from '../setup/site-operations'

interface When {
  draft?: boolean | null
  publishAt?: string | null
  endAt?: string | null
}

interface Shown {
  name: string
  /** Of what stands by its age. */
  createdAt?: string
}

let staff: string
/** A picture for what must have one. */
let image: number
beforeAll(async () => {
  staff = await signIn(cms.url)
  image = (await sendPicture(staff)).id
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const hour = 3600

const scheduled = collections.filter(({ noun }) => noun.scheduled)

const removals: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const removed of removals) await removed()
})

/** What staff do with entries of a kind, and what visitors get of them. */
function entriesOf({ noun, one, many, type }: (typeof scheduled)[number]) {
  /** The field that names one. */
  const [named] = noun.named

  /** So that it would be the next event, if it is one. */
  const soon = 'event_type' in noun.attributes ? { event_type: 'icube', date: today() } : {}

  const make = async (title: string, when: When): Promise<Document> => {
    const document = await done<Document>(
      staff,
      `mutation($data: ${type}Input!) { create${type}(data: $data) { documentId version } }`,
      { data: { ...exampleOf(noun, title, image), ...soon, ...when } },
    )
    removals.push(() => remove(document.documentId))
    return document
  }

  const save = ({ documentId, version }: Document, when: When) =>
    done<Document>(
      staff,
      `mutation($id: ID!, $data: ${type}Input!) {
        update${type}(documentId: $id, data: $data) { documentId version }
      }`,
      { id: documentId, data: { ...when, version } },
    )

  const remove = (documentId: string) =>
    done(staff, `mutation($id: ID!) { delete${type}(documentId: $id) { documentId } }`, { id: documentId })

  const age = noun.ordered === undefined ? 'createdAt' : ''

  const shown = async () => {
    const { text } = await asVisitor(`{ ${many}(pagination: { limit: 500 }) { name: ${named} ${age} } }`)
    return (JSON.parse(text) as { data: Record<string, Shown[]> }).data[many] ?? []
  }
  const titles = async () => (await shown()).map(({ name }) => name)
  const known = async () => {
    const { text } = await request('/api/content-version?after=0&wait=0')
    return (JSON.parse(text) as { kinds: Record<string, number> }).kinds[one] ?? 0
  }

  return { named, make, save, remove, age, shown, titles, known }
}

describe.each(scheduled)('$one', (collection) => {
  const { noun, many } = collection
  const { named, make, save, remove, age, shown, titles } = entriesOf(collection)

  test('nothing that visitors can ask tells of what they do not get yet or any more; staff see it', async () => {
    const secrets = {
      'Secret that waits': { publishAt: inSeconds(hour) },
      'Secret that is over': { endAt: inSeconds(-hour) },
      'Secret that is a draft': { draft: true },
      'Secret that is a draft past its moment': { draft: true, publishAt: inSeconds(-hour) },
    }
    const ids: string[] = []
    for (const [title, when] of Object.entries(secrets)) ids.push((await make(title, when)).documentId)
    await make('Open for an hour', { draft: false, publishAt: inSeconds(-hour), endAt: inSeconds(hour) })
    expect(await titles()).toContain('Open for an hour')
    for (const name of publicQueries) {
      const query = operations[name]?.text ?? ''
      const variables = variablesOf(query)
      for (const id of 'documentId' in variables ? ids : ['none']) {
        const { text, errors } = await asVisitor(query, { ...variables, documentId: id })
        expect(errors, name).toBeUndefined()
        expect(text, name).not.toContain('Secret that')
        for (const hidden of ids) expect(text, name).not.toContain(hidden)
      }
    }
    const found = await asVisitor(
      '{ siteSearch(q: "secret") { kinds { found { title } } publications { title } } }',
    )
    expect(found.errors).toBeUndefined()
    expect(found.text).not.toContain('Secret that')
    const rest = `/api/${noun.schema.info.pluralName}`
    expect((await request(`${rest}?pagination[pageSize]=100`)).text).not.toContain('Secret that')
    for (const id of ids) expect((await request(`${rest}/${id}`)).status).toBe(404)
    const asked = `{ ${many}(filters: { ${named}: { startsWith: "Secret" } }) { ${named} } }`
    expect((await asVisitor(asked)).data).toEqual({ [many]: [] })

    const { text } = await sendGraphql(asked, {}, staff)
    for (const words of Object.keys(secrets)) expect(text).toContain(words)
  })

  test('a draft that is published is as old as that, and a second save changes it no more', async () => {
    const draft = await make('Published at last', { draft: true })
    const before = new Date().toISOString()
    const published = await save(draft, { draft: false })
    const find = async () => (await shown()).find(({ name }) => name === 'Published at last')
    const coming = await find()
    expect(coming).toBeDefined()
    if (age !== '') expect((coming?.createdAt ?? '') >= before).toBe(true)
    await save(published, { endAt: inSeconds(hour) })
    expect(await find()).toEqual(coming)
  })

  test('history and trash keep a draft and its moments', async () => {
    const when = { draft: true, publishAt: inSeconds(hour) }
    const { documentId } = await make('Deleted while it waited', when)
    await remove(documentId)
    expect((await latestChange(staff)).before).toMatchObject(when)
    await done(staff, 'mutation($id: ID!) { restoreTrashItem(id: $id) { type } }', { id: documentId })
    expect((await latestChange(staff)).after).toMatchObject(when)
    expect(await titles()).not.toContain('Deleted while it waited')
  })

  test('of two who publish and change a draft, the second is asked', async () => {
    const draft = await make('Saved by two', { draft: true })
    await save(draft, { draft: false })
    await expect(save(draft, { endAt: inSeconds(hour) })).rejects.toThrow(
      'Somebody else saved this in the meantime',
    )
  })

  test('an end before the beginning is refused', async () => {
    const moments = { publishAt: inSeconds(hour), endAt: inSeconds(-hour) }
    await expect(make('Never shown', moments)).rejects.toThrow('The end must not be before the beginning')
  })
})

// All kinds at the same time: they wait for a clock. Looks are ten seconds apart, and the two moments more: one look would
// count both as one change.
test.concurrent.for(scheduled)(
  '$one comes and goes at its moment by itself, and whoever keeps pages is told',
  async (collection, { expect }) => {
    const { make, age, shown, titles, known } = entriesOf(collection)
    const publishAt = inSeconds(3)
    await make('Comes and goes', { publishAt, endAt: inSeconds(16) })
    await make('Stays a draft', { draft: true, publishAt })
    const before = await known()
    expect(await titles()).not.toContain('Comes and goes')
    await expect.poll(known, { timeout: 60_000, interval: 500 }).toBeGreaterThan(before)
    // The newest stand first, in feeds too: it is as old as its coming.
    expect(await shown()).toContainEqual({
      name: 'Comes and goes',
      ...(age !== '' && { createdAt: publishAt }),
    })
    await expect.poll(titles, { timeout: 60_000, interval: 500 }).not.toContain('Comes and goes')
    await expect.poll(known, { timeout: 60_000, interval: 500 }).toBeGreaterThan(before + 1)
    expect(await titles()).not.toContain('Stays a draft')
  },
)

test('a paper that visitors do not get is at no address, in no search, count, year and line of research', async () => {
  const year = 1931
  const author = 'Wilhelmina Unseen'
  const answers = async () => {
    const { data } = await asVisitor(
      `query($slug: String!, $filter: PublicationSelection!) {
        publicationBySlug(slug: $slug) { title }
        publicationAddresses { slug }
        publicationYears { year }
        publicationFacets(filter: $filter) { total }
        found: selectedPublications(filter: $filter) { title }
        member: memberBySlug(slug: "wilhelmina-unseen") { publicationCount publications { title } }
        researchLines { publications { title } }
      }`,
      { slug: 'gyroid-foams-of-nobody', filter: { q: 'gyroid' } },
    )
    return data
  }
  const made = await done<Document>(
    staff,
    `mutation {
      createMember(data: { name: "${author}", category: presentGroupMembers }) { documentId version }
    }`,
  )
  const line = await done<Document>(
    staff,
    `mutation { createResearchLine(data: { title: "Foams", text: "Foams.", words: "gyroid" }) { documentId version } }`,
  )
  const before = await answers()
  const paper = await done<Document>(
    staff,
    'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId version } }',
    {
      data: {
        title: 'Gyroid foams of nobody',
        journal: 'Foams',
        authors: [{ name: author }],
        year,
        draft: true,
      },
    },
  )
  expect(await answers()).toEqual(before)
  await done(
    staff,
    'mutation($id: ID!, $data: PublicationInput!) { updatePublication(documentId: $id, data: $data) { documentId } }',
    { id: paper.documentId, data: { draft: null, version: paper.version } },
  )
  const title = 'Gyroid foams of nobody'
  expect(await answers()).toMatchObject({
    publicationBySlug: { title },
    publicationFacets: { total: 1 },
    found: [{ title }],
    member: { publicationCount: 1, publications: [{ title }] },
  })
  for (const [type, { documentId }] of Object.entries({
    Publication: paper,
    Member: made,
    ResearchLine: line,
  }))
    await done(staff, `mutation($id: ID!) { delete${type}(documentId: $id) { documentId } }`, {
      id: documentId,
    })
})

const tokenOf = async (kind: string, documentId: string) => {
  const { token } = await done<{ token: string; until: string }>(
    staff,
    'query($kind: ContentKind!, $id: ID!) { previewToken(type: $kind, documentId: $id) { token until } }',
    { kind, id: documentId },
  )
  return token
}

const previewed = async (token: string): Promise<unknown> =>
  (
    await asVisitor(
      `query($token: String!) { preview(token: $token) {
        event { title } update { title } publication { title } galleryImage { caption image { url } }
      } }`,
      { token },
    )
  ).data?.preview

test('a private address shows a draft to a visitor, and ends when the draft is published', async () => {
  const make = (title: string, draft: boolean) =>
    done<Document>(
      staff,
      'mutation($data: UpdateInput!) { createUpdate(data: $data) { documentId version } }',
      { data: { title, key: title, draft: draft || null } },
    )
  const secret = await make('Shown to one', true)
  const token = await tokenOf('update', secret.documentId)
  const shown = { event: null, update: { title: 'Shown to one' }, publication: null, galleryImage: null }
  expect(await previewed(token)).toEqual(shown)
  for (const other of ['', 'x.y', `${token}x`, token.slice(1)]) expect(await previewed(other)).toBeNull()

  const save = (version: number, draft: boolean | null) =>
    done<Document>(
      staff,
      'mutation($id: ID!, $data: UpdateInput!) { updateUpdate(documentId: $id, data: $data) { documentId version } }',
      { id: secret.documentId, data: { draft, version } },
    )
  const published = await save(secret.version, null)
  expect(await previewed(token)).toBeNull()
  // Taken back, it is another draft than the one that was shared.
  await save(published.version, true)
  expect(await previewed(token)).toBeNull()
  expect(await previewed(await tokenOf('update', secret.documentId))).toEqual(shown)

  const open = await make('Open to all', false)
  await expect(tokenOf('update', open.documentId)).rejects.toThrow('Visitors see it already')
  const asked = `query($id: ID!) { previewToken(type: update, documentId: $id) { token } }`
  expect((await asVisitor(asked, { id: secret.documentId })).errors).toBeDefined()
  expect((await asVisitor('{ hidden { updates { title } } }')).errors).toBeDefined()
  for (const { documentId } of [secret, open])
    await done(staff, 'mutation($id: ID!) { deleteUpdate(documentId: $id) { documentId } }', {
      id: documentId,
    })
})
