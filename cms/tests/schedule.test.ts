import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '../src/rules/today'
import { asVisitor, cms, request, sendGraphql } from './client'
import { done, latestChange, type Document } from './editing'
import { collections, exampleOf } from './examples'
import { signIn } from './setup/staff'
import { operations, publicQueries, variablesOf } from './site-operations'

interface When {
  draft?: boolean | null
  publishAt?: string | null
  endAt?: string | null
}

interface Shown {
  title: string
  createdAt: string
}

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const hour = 3600

describe.each(collections.filter(({ noun }) => noun.scheduled))('$one', ({ noun, one, many, type }) => {
  const made: string[] = []
  afterAll(async () => {
    for (const documentId of made) await remove(documentId)
  })

  /** So that it would be the next event, if it is one. */
  const soon = 'event_type' in noun.attributes ? { event_type: 'icube', date: today() } : {}

  const make = async (title: string, when: When): Promise<Document> => {
    const document = await done<Document>(
      staff,
      `mutation($data: ${type}Input!) { create${type}(data: $data) { documentId version } }`,
      { data: { ...exampleOf(noun, title, 1), image: undefined, ...soon, ...when } },
    )
    made.push(document.documentId)
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

  const shown = async () => {
    const { text } = await asVisitor(`{ ${many}(pagination: { limit: 500 }) { title createdAt } }`)
    return (JSON.parse(text) as { data: Record<string, Shown[]> }).data[many] ?? []
  }
  const titles = async () => (await shown()).map(({ title }) => title)
  const known = async () => {
    const { text } = await request('/api/content-version?after=0&wait=0')
    return (JSON.parse(text) as { kinds: Record<string, number> }).kinds[one] ?? 0
  }

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
    const rest = `/api/${noun.schema.info.pluralName}`
    expect((await request(`${rest}?pagination[pageSize]=100`)).text).not.toContain('Secret that')
    for (const id of ids) expect((await request(`${rest}/${id}`)).status).toBe(404)
    const asked = `{ ${many}(filters: { title: { startsWith: "Secret" } }) { title } }`
    expect((await asVisitor(asked)).data).toEqual({ [many]: [] })

    const { text } = await sendGraphql(asked, {}, staff)
    for (const words of Object.keys(secrets)) expect(text).toContain(words)
  })

  test('it comes and goes at its moment by itself, and whoever keeps pages is told', async () => {
    const publishAt = inSeconds(3)
    await make('Comes and goes', { publishAt, endAt: inSeconds(16) })
    await make('Stays a draft', { draft: true, publishAt })
    const before = await known()
    expect(await titles()).not.toContain('Comes and goes')
    await expect.poll(known, { timeout: 60_000, interval: 500 }).toBeGreaterThan(before)
    // The newest stand first, in feeds too: it is as old as its coming.
    expect(await shown()).toContainEqual({ title: 'Comes and goes', createdAt: publishAt })
    await expect.poll(titles, { timeout: 60_000, interval: 500 }).not.toContain('Comes and goes')
    await expect.poll(known, { timeout: 60_000, interval: 500 }).toBeGreaterThan(before + 1)
    expect(await titles()).not.toContain('Stays a draft')
  }, 200_000)

  test('a draft that is published is as old as that, and a second save changes it no more', async () => {
    const draft = await make('Published at last', { draft: true })
    const before = new Date().toISOString()
    const published = await save(draft, { draft: false })
    const find = async () => (await shown()).find(({ title }) => title === 'Published at last')
    const { createdAt } = (await find()) ?? { createdAt: '' }
    expect(createdAt >= before).toBe(true)
    await save(published, { endAt: inSeconds(hour) })
    expect(await find()).toMatchObject({ createdAt })
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
