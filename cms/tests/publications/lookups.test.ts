import { createHash, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { elsewhere } from '../setup/elsewhere'
import { start, type Instance, type InstanceOptions } from '../setup/instance'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

interface Entry {
  index: number
  source: string
  state: string
  fields: Record<string, unknown> & { authors: string[] }
}

interface Inbox {
  entries: Entry[]
  people: number
  zoteroGroup: string | null
  asksOpenAlex: boolean
  isLooking: boolean
  lookedAt: string | null
  problems: string[]
}

const entry = 'index source state fields { title type authors journal year doi }'
const inboxQuery = `{ inbox { people zoteroGroup asksOpenAlex isLooking lookedAt problems entries { ${entry} } } }`

/** What a registration agency says of a paper. */
const registered = (title: string, year: number) => ({
  type: 'journal-article',
  title: [title],
  author: [{ given: 'Iris', family: 'Inbox' }],
  'container-title': ['J'],
  issued: { 'date-parts': [[year]] },
})

/** A work as ORCID sums it up. */
const work = (title: string, year: number, doi?: string, type = 'journal-article') => ({
  'external-ids': { 'external-id': [] },
  'work-summary': [
    {
      type,
      title: { title: { value: title }, subtitle: null },
      'journal-title': { value: 'Journal of the Record' },
      'publication-date': { year: { value: String(year) }, month: null, day: null },
      'external-ids': {
        'external-id': doi
          ? [{ 'external-id-type': 'doi', 'external-id-value': doi, 'external-id-relationship': 'self' }]
          : [],
      },
    },
  ],
})

const orcid = '0000-0002-1825-0097'
const record = [
  work('Taken as the agency says', 2021, 'https://doi.org/10.5555/One'),
  work('In the record alone', 2022),
  work('Not wanted', 2022, '10.5555/two'),
  work('Before the time in the group', 2019, '10.5555/before'),
  work('After it', 2024, '10.5555/after'),
  work('A talk', 2021, undefined, 'lecture-speech'),
]

/** Plays Crossref and ORCID; what was asked, in order. */
const asked: string[] = []
let answers: Record<string, object> = {}
/** Works by their DOIs, and notices about works, as Crossref lists them. */
const works: Record<string, object> = {}
let notices: { DOI: string; 'update-to': { DOI: string; type: string }[] }[] = []
/** What Crossref's lists were asked for. */
const filters: string[] = []
/** The works of which it was asked how often they are cited, as a filter names them. */
const counted: string[] = []

function crossrefList(filter: string): object {
  filters.push(filter)
  const named = (name: string) =>
    filter.split(',').flatMap((one) => (one.startsWith(`${name}:`) ? [one.slice(name.length + 1)] : []))
  const about = named('updates')
  const items = filter.includes('from-index-date')
    ? []
    : filter.startsWith('updates')
      ? notices.filter((notice) => notice['update-to'].some(({ DOI }) => about.includes(DOI)))
      : named('doi').flatMap((DOI) => (works[DOI] ? [{ DOI, ...works[DOI] }] : []))
  return { message: { items } }
}

/** The works with a title of which some words stand in a reference, and one that is near to everything. */
function meant(reference: string): object[] {
  asked.push(reference)
  const found = Object.entries(works).filter(([, work]) =>
    reference.includes((work as { title?: string[] }).title?.[0] ?? '?'),
  )
  return [{ DOI: '10.1234/near', ...registered('A paper near to every other', 2020) }].concat(
    found.map(([DOI, work]) => ({ DOI, ...(work as ReturnType<typeof registered>) })),
  )
}

/** What was asked on a condition, and had not changed. */
const unchanged: string[] = []

/** How often a busy server says so before it answers. */
let busy = 0
/** Told of each question before it is answered. */
let beforeAnswer: (path: string) => void | Promise<void> = () => undefined
let server: Server
let options: InstanceOptions
let site: Instance
let staff = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''))
    asked.push(path)
    const { searchParams } = new URL(request.url ?? '', 'http://crossref')
    const part = `${path} ${searchParams.get('cursor') ?? ''}`
    if (searchParams.get('select')?.includes('is-referenced-by-count'))
      counted.push(searchParams.get('filter') ?? '')
    const words = searchParams.get('query.bibliographic')
    const answer =
      words !== null
        ? { message: { items: meant(words) } }
        : path === '/works'
          ? crossrefList(searchParams.get('filter') ?? '')
          : (answers[part] ?? answers[path])
    const reply = () => {
      const body = JSON.stringify(answer ?? null)
      // Crossref answers on no condition, Zotero on one of its own.
      const [own, condition] = path.startsWith('/zotero')
        ? (['last-modified-version', 'if-modified-since-version'] as const)
        : (['etag', 'if-none-match'] as const)
      const mark = createHash('sha256').update(body).digest('hex')
      const marks = /^\/(?:orcid|zotero)/.test(path) ? { [own]: mark } : {}
      if (busy > 0) {
        busy -= 1
        response.writeHead(429, { 'retry-after': '0' }).end()
      } else if (answer === undefined) response.writeHead(404).end()
      else if (request.headers[condition] === mark) {
        unchanged.push(path)
        response.writeHead(304, marks).end()
      } else response.writeHead(200, { 'content-type': 'application/json', ...marks }).end(body)
    }
    void Promise.resolve(beforeAnswer(path)).then(reply)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const variables = { CROSSREF_URL: origin, DOI_URL: `${origin}/doi`, ORCID_URL: `${origin}/orcid` }
  options = { ...(await elsewhere('lookups')), variables }
  site = await start(options)
  staff = await signIn(site.url)
})

afterAll(async () => {
  await site.stop()
  server.close()
})

/** The first field of an answer, which staff get. @throws Error with what was refused */
const ask = <T>(query: string, variables: object = {}): Promise<T> =>
  askAs<T>({ authorization: `Bearer ${staff}` }, query, variables)

async function askAs<T>(headers: Record<string, string>, query: string, variables: object = {}): Promise<T> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, T>; errors?: unknown }
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as T
}

interface Told extends Omit<Entry, 'fields'> {
  fields: Entry['fields'] | null
  notes: string[]
  problems: { message: string }[]
}

const read = (text: string, isLookedUp = false) =>
  ask<{ entries: Told[]; isLongList: boolean }>(
    `query($text: String!, $isLookedUp: Boolean) { readPublications(text: $text, isLookedUp: $isLookedUp) {
      isLongList entries { ${entry} notes problems { message } }
    } }`,
    { text, isLookedUp },
  )

const inbox = () => ask<Inbox>(inboxQuery)

/** Looks for papers, and waits for the end of it. */
async function look(): Promise<Inbox> {
  asked.length = 0
  await ask('mutation { lookForPapers }')
  return vi.waitUntil(
    async () => {
      const now = await inbox()
      return now.isLooking ? undefined : now
    },
    { timeout: 60_000 },
  )
}

const titles = ({ entries }: Inbox) => entries.map(({ fields }) => fields['title'])

const take = ({ fields: { authors, ...fields } }: Entry) =>
  ask<{ importId: string }>(
    'mutation($entries: [ImportEntryInput!]!, $key: ID!) { importPublications(entries: $entries, key: $key) { importId } }',
    { entries: [{ data: { ...fields, authors: authors.map((name) => ({ name })) } }], key: randomUUID() },
  )

test('DOIs are looked up once a month', async () => {
  answers = { '/works/10.5555/Looked.Up': { message: registered('Looked up', 1982) } }
  asked.length = 0
  for (let time = 0; time < 2; time += 1) {
    const { entries } = await read('https://doi.org/10.5555/Looked.Up')
    expect(entries).toMatchObject([
      { state: 'new', fields: { title: 'Looked up', doi: '10.5555/Looked.Up', journal: 'J', year: 1982 } },
    ])
  }
  expect(asked).toHaveLength(1)
})

test('without an ORCID iD in the group nobody is asked', async () => {
  const { people, lookedAt, ...sources } = await look()
  expect([people, asked]).toEqual([0, []])
  expect(sources).toMatchObject({ zoteroGroup: null, asksOpenAlex: false })
  expect(lookedAt).not.toBeNull()
})

test('papers of the years in the group wait in the inbox; what is taken or unwanted never comes again', async () => {
  await ask('mutation($data: MemberInput!) { createMember(data: $data) { documentId } }', {
    data: {
      name: 'Iris Inbox',
      category: 'pastGroupMembers',
      orcid,
      joiningDate: '2020-09-01',
      leavingDate: '2023-08-31',
    },
  })
  answers = {
    [`/orcid/${orcid}/works`]: { group: record },
    '/works/10.5555/One': { message: registered('Taken as the agency says', 2021) },
    '/works/10.5555/two': { message: registered('Not wanted', 2022) },
  }
  busy = 1
  const found = await look()
  expect(found).toMatchObject({ people: 1, problems: [] })
  expect(titles(found)).toEqual(['Taken as the agency says', 'In the record alone', 'Not wanted'])
  const [first, second, third] = found.entries
  if (!first || !second || !third) throw new Error('Three were found')
  expect(first).toMatchObject({
    state: 'new',
    source: 'ORCID record of Iris Inbox',
    fields: { authors: ['Iris Inbox'], journal: 'J', doi: '10.5555/One' },
  })
  // Nobody has told its authors.
  expect(second).toMatchObject({ state: 'problem', fields: { journal: 'Journal of the Record', year: 2022 } })

  await take(first)
  expect(titles(await inbox())).toEqual(['In the record alone', 'Not wanted'])
  await ask('mutation($index: Int!) { dismissPaper(index: $index, dismissed: true) }', { index: third.index })
  expect(titles(await look())).toEqual(['In the record alone'])
  // What is known is not asked about again, and a record only on the condition that it has changed.
  expect(asked).toEqual([`/orcid/${orcid}/works`])
  expect(unchanged).toEqual(asked)

  const [{ documentId }] = await ask<[{ documentId: string }]>('{ changes(limit: 1) { documentId } }')
  await ask('mutation($id: ID!) { deletePublication(documentId: $id) { documentId } }', { id: documentId })
  expect(titles(await look())).toEqual(['In the record alone'])
  // What was typed and deleted is not wanted either, listed with its DOI or without.
  const typed = await ask<{ documentId: string }>(
    'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId } }',
    {
      data: {
        ...{ title: 'Typed and deleted', journal: 'J', year: 2021, doi: '10.5555/typed' },
        authors: [{ name: 'Iris Inbox' }],
      },
    },
  )
  await ask('mutation($id: ID!) { deletePublication(documentId: $id) { documentId } }', {
    id: typed.documentId,
  })
  answers[`/orcid/${orcid}/works`] = { group: [...record, work('Typed and deleted', 2021)] }
  expect(titles(await look())).toEqual(['In the record alone'])

  await ask('mutation($index: Int!) { dismissPaper(index: $index, dismissed: false) }', {
    index: third.index,
  })
  expect(titles(await inbox())).toEqual(['In the record alone', 'Not wanted'])
})

test('what cannot be asked is said, and found the next time', async () => {
  answers[`/orcid/${orcid}/works`] = { group: [work('Of a busy agency', 2022, '10.5555/busy')] }
  busy = 0
  answers['/works/10.5555/busy'] = { message: registered('Of a busy agency', 2022) }
  server.once('request', () => {
    // The record comes; whatever is asked after it does not, as often as it is tried.
    busy = 20
  })
  const before = titles(await inbox())
  const { problems, ...rest } = await look()
  expect(problems).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+ answered 429/)])
  expect(titles({ problems, ...rest })).toEqual(before)
  busy = 0
  expect(titles(await look())).toEqual([...before, 'Of a busy agency'])
})

const changesQuery = `{ inbox { isLooking lookedAt problems people entries {
  index source state notes existing { documentId version title } differences { field before after }
  fields { title type authors journal year month day doi volume issue pages retraction corrections preprintDoi }
} } }`

interface Offered extends Entry {
  notes: string[]
  existing: { documentId: string; version: number; title: string } | null
  differences: { field: string; before: string | null; after: string }[]
}

const offered = async () => (await ask<{ entries: Offered[] }>(changesQuery)).entries
const offeredOf = async (title: string) =>
  (await offered()).filter(({ existing }) => existing?.title === title)

const store = (data: object) =>
  ask<{ documentId: string }>(
    'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId } }',
    { data: { journal: 'J', authors: [{ name: 'Iris Inbox' }], ...data } },
  )

test('a volume after "in press" and a retraction are offered field by field, and once', async () => {
  const title = 'In press when it was entered'
  await store({ title, doi: '10.1234/in,press', year: 2022 })
  await store({ title: 'Taken back later', doi: '10.1234/taken-back', year: 2021, volume: '1' })
  answers['/works/10.1234/in,press'] = {
    message: {
      ...registered(title, 2023),
      DOI: '10.1234/in,press',
      volume: '12',
      page: '1-9',
      publisher: 'P',
    },
  }
  notices = [{ DOI: '10.1234/notice', 'update-to': [{ DOI: '10.1234/taken-back', type: 'retraction' }] }]
  filters.length = 0
  await look()
  expect(await offeredOf(title)).toMatchObject([
    {
      source: 'Crossref',
      state: 'changes',
      differences: [
        { field: 'volume', before: null, after: '12' },
        { field: 'pages', before: null, after: '1-9' },
        { field: 'year', before: '2022', after: '2023' },
      ],
    },
  ])
  const [retracted, ...more] = await offeredOf('Taken back later')
  expect(more).toEqual([])
  expect(retracted?.differences).toEqual([{ field: 'retraction', before: null, after: '10.1234/notice' }])
  // A comma would end a DOI.
  expect(filters.join()).not.toContain('in,press')

  await ask('mutation($index: Int!) { dismissPaper(index: $index, dismissed: true) }', {
    index: retracted?.index,
  })
  filters.length = 0
  await look()
  expect(filters.every((filter) => /from-index-date:\d{4}-\d{2}-\d{2}$/.test(filter))).toBe(true)
  expect(await offeredOf('Taken back later')).toEqual([])
  expect(await offeredOf(title)).toHaveLength(1)
})

test('the article of a stored preprint becomes one paper with it', async () => {
  const title = 'A preprint that became an article in the end'
  const { documentId } = await store({
    title,
    type: 'preprint',
    doi: '10.1234/preprint',
    year: 2021,
    publisher: 'R',
  })
  answers[`/orcid/${orcid}/works`] = { group: [work(title, 2022, '10.1234/article')] }
  answers['/works/10.1234/article'] = { message: registered(title, 2022) }
  await look()
  const [found] = await offeredOf(title)
  expect(found).toMatchObject({
    state: 'changes',
    existing: { documentId },
    fields: { type: 'article', doi: '10.1234/article', preprintDoi: '10.1234/preprint', year: 2022 },
  })
  expect(found?.notes.join()).toContain('another version of a stored paper')
  if (!found?.existing) throw new Error('It was not found')
  const { authors, ...fields } = found.fields
  await ask(
    'mutation($entries: [ImportEntryInput!]!, $key: ID!) { importPublications(entries: $entries, key: $key) { importId } }',
    {
      entries: [
        {
          documentId,
          version: found.existing.version,
          data: { ...fields, authors: authors.map((name) => ({ name })) },
        },
      ],
      key: randomUUID(),
    },
  )
  expect(await offeredOf(title)).toEqual([])
  // The preprint itself is nothing new any more.
  answers[`/orcid/${orcid}/works`] = { group: [work(title, 2021, '10.1234/preprint', 'preprint')] }
  expect(titles(await look())).not.toContain(title)
})

test('a preprint and its article that were found together are offered as one paper', async () => {
  const title = 'A preprint that was found together with its article'
  answers[`/orcid/${orcid}/works`] = {
    group: [work(title, 2021, '10.1234/together.p', 'preprint'), work(title, 2022, '10.1234/together')],
  }
  answers['/works/10.1234/together.p'] = { message: { ...registered(title, 2021), type: 'posted-content' } }
  answers['/works/10.1234/together'] = { message: registered(title, 2022) }
  await look()
  expect((await offered()).filter(({ fields }) => fields.title === title)).toMatchObject([
    { state: 'new', fields: { type: 'article', doi: '10.1234/together', preprintDoi: '10.1234/together.p' } },
  ])
})

test('where the group wants it, papers say how often they are cited: asked once a week, and for new ones the next night', async () => {
  const show = async (timesCited: boolean) => {
    const { version } = await askAs<{ version: number }>({}, '{ site { version } }')
    await ask('mutation($data: SiteInput!) { updateSite(data: $data) { version } }', {
      data: { timesCited, version },
    })
  }
  const timesCited = async (doi: string) =>
    (
      await askAs<{ timesCited: number | null }[]>(
        {},
        'query($doi: String!) { publications(filters: { doi: { eq: $doi } }) { timesCited } }',
        { doi },
      )
    )[0]?.timesCited
  await store({ title: 'Cited by others', doi: '10.1234/Cited', year: 2020 })
  works['10.1234/cited'] = { 'is-referenced-by-count': 7 }
  await look()
  expect([counted, await timesCited('10.1234/Cited')]).toEqual([[], null])

  await show(true)
  await look()
  expect(counted.join()).toContain('doi:10.1234/cited')
  expect(counted.join()).toContain('doi:10.1234/taken-back')
  expect(await timesCited('10.1234/Cited')).toBe(7)
  // Which Crossref does not know.
  expect(await timesCited('10.1234/taken-back')).toBeNull()

  counted.length = 0
  works['10.1234/cited'] = { 'is-referenced-by-count': 8 }
  await store({ title: 'Cited and new', doi: '10.1234/new', year: 2021 })
  works['10.1234/new'] = { 'is-referenced-by-count': 0 }
  await look()
  expect(counted).toEqual(['doi:10.1234/new'])
  expect([await timesCited('10.1234/Cited'), await timesCited('10.1234/new')]).toEqual([7, 0])

  // A week later.
  await runSql(
    options,
    `UPDATE strapi_core_store_settings SET value = replace(value, '"at":"20', '"at":"19') WHERE key = 'core_inbox_times-cited'`,
  )
  await look()
  expect(await timesCited('10.1234/Cited')).toBe(8)

  await show(false)
  expect(await timesCited('10.1234/Cited')).toBeNull()
})

interface DoiList {
  key: string
  total: number
  done: number
  failed: number
  isOver: boolean
}

const doiList = 'key total done failed isOver'

const references = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `I. Inbox, Found by its words: number ${String(at + 1)}, J 12 (1990) 3.`,
  )
const lookUp = (text: string, again: boolean) =>
  ask<DoiList>(
    `mutation($text: String!, $again: Boolean!) { lookUpDois(text: $text, again: $again) { ${doiList} } }`,
    { text, again },
  )
const over = (key: string) =>
  vi.waitUntil(
    async () => {
      const now = await ask<DoiList>(`query($key: String!) { doiList(key: $key) { ${doiList} } }`, { key })
      return now.isOver ? now : undefined
    },
    { timeout: 60_000 },
  )

test('references are found by their words, many of them in the background, and asked for once', async () => {
  const wanted = references(7).map((reference) => reference.slice(10, -16))
  for (const [at, title] of wanted.slice(0, 6).entries()) {
    const [doi, work] = [`10.5555/words.${String(at)}`, registered(title, 1990)]
    works[doi] = work
    answers[`/works/${doi}`] = { message: work }
  }
  const text = references(7)
    .map((reference, at) => `[${String(at + 1)}] ${reference}`)
    .join('\n')
  expect(await read(text)).toEqual({ isLongList: true, entries: [] })
  const list = await lookUp(text, true)
  expect(await over(list.key)).toMatchObject({ total: 7, done: 7, failed: 1 })
  asked.length = 0
  const { entries } = await read(text, true)
  expect(asked).toEqual([])
  expect(entries.map(({ fields }) => fields?.['title'])).toEqual([...wanted.slice(0, 6), references(7)[6]])
  expect(entries[0]).toMatchObject({
    source: references(1)[0],
    state: 'new',
    fields: { doi: '10.5555/words.0' },
    notes: ['Found by its words: look whether it is what was meant.'],
  })
  // What is near to it is not what was meant; by hand it can be taken apart.
  expect(entries[6]?.fields).toMatchObject({ title: references(7)[6], year: 1990 })
  expect(entries[6]?.problems[0]?.message).toContain('Crossref knows no paper that this surely is.')
  // Of a DOI that nobody has registered the words beside it are asked for.
  const mistyped = await read(`${String(references(1)[0])} doi:10.5555/words.nowhere`)
  expect(mistyped.entries[0]).toMatchObject({
    fields: { doi: '10.5555/words.0' },
    notes: ['Found by its words: look whether it is what was meant.'],
  })
  // A few are looked up when they are read, and what is no list not at all.
  const others = [references(5).join('\n'), '@article{a}\n'.repeat(9)]
  expect(await Promise.all(others.map(async (other) => (await read(other)).isLongList))).toEqual([
    false,
    false,
  ])
})

test('a list of DOIs goes on after a restart; what is bad costs a line, and nothing is asked twice', async () => {
  const numbers = Array.from({ length: 30 }, (_, at) => String(at + 1))
  const [good, bad] = [
    numbers.filter((number) => number !== '7').map((number) => `10.5555/list.${number}`),
    '10.5555/list.7',
  ]
  for (const doi of good) answers[`/works/${doi}`] = { message: registered(`Of the list: ${doi}`, 1990) }
  const text = [...numbers.map((number) => `10.5555/list.${number}`), 'no DOI at all'].join('\n')
  asked.length = 0
  const stopping = new Promise<void>((stopped) => {
    beforeAnswer = (path) => {
      if (!path.endsWith('list.12')) return
      beforeAnswer = () => undefined
      void site.stop().then(() => {
        stopped()
      })
    }
  })
  const begun = await lookUp(text, true)
  expect(begun).toMatchObject({ total: 31, isOver: false })
  await stopping
  expect(asked.length).toBeLessThan(30)
  const { CROSSREF_URL: origin = '' } = options.variables ?? {}
  const more = {
    ZOTERO_URL: `${origin}/zotero`,
    ZOTERO_GROUP: '4711',
    OPENALEX_URL: `${origin}/openalex`,
    OPENALEX_KEY: 'a key',
  }
  site = await start({ ...options, variables: { ...options.variables, ...more } })
  staff = await signIn(site.url)

  expect(await over(begun.key)).toMatchObject({ total: 31, done: 31, failed: 1 })
  const often = good.map((doi) => asked.filter((path) => path === `/works/${doi}`).length)
  // The one that the stop broke off may have to be asked again.
  expect(often.filter((times) => times !== 1).length).toBeLessThanOrEqual(1)
  expect(often.every((times) => times > 0)).toBe(true)

  asked.length = 0
  const { entries } = await read(text, true)
  expect(entries).toHaveLength(31)
  const [wrong, none] = entries.filter(({ state }) => state === 'problem')
  expect(wrong).toMatchObject({
    source: bad,
    problems: [{ message: 'Nobody knows this DOI. Look whether it is typed right.' }],
    fields: { title: null, doi: bad },
  })
  expect(none).toMatchObject({ source: 'no DOI at all', fields: { title: 'no DOI at all', doi: null } })
  expect(asked).toEqual([])

  // Given once more, only what could not be looked up is asked for.
  answers[`/works/${bad}`] = { message: registered('Registered at last', 1990) }
  await lookUp(text, true)
  expect(await over(begun.key)).toMatchObject({ done: 31, failed: 0 })
  expect(asked).toEqual([`/works/${bad}`])
})

test('a Zotero group and OpenAlex list papers too, each of which is found once', async () => {
  const before = titles(await inbox())
  const list = '/zotero/groups/4711/items/top'
  answers[list] = {
    items: [
      {
        id: '4711/ABCD2345',
        type: 'article-journal',
        title: 'Of the group alone',
        author: [{ family: 'Guest', given: 'Gabriel' }],
        'container-title': 'Journal of Groups',
        issued: { 'date-parts': [[1999, 4]] },
      },
      { id: '4711/NOTE2345', type: 'document', title: 'Minutes of a meeting' },
      { id: '4711/BOTH2345', type: 'article-journal', title: 'Whatever it says', DOI: '10.1234/both' },
    ],
  }
  answers['/openalex/works'] = {
    meta: { next_cursor: 'second' },
    results: [
      {
        type: 'article',
        title: 'In both lists',
        doi: 'https://doi.org/10.1234/both',
        publication_date: '2022-03-01',
        authorships: [{ author: { display_name: 'Iris Inbox' } }],
        primary_location: { source: { display_name: 'J' } },
        biblio: { volume: '1', issue: null, first_page: '1', last_page: '9' },
      },
    ],
  }
  answers['/openalex/works second'] = {
    meta: { next_cursor: null },
    results: [
      {
        type: 'article',
        title: 'Of OpenAlex alone',
        doi: null,
        publication_date: '2022-03-01',
        authorships: [{ author: { display_name: 'Iris Inbox' } }],
        primary_location: { source: { display_name: 'Journal of Lists' } },
        biblio: { volume: '7', issue: '2', first_page: '12', last_page: '19' },
      },
      { type: 'article', title: 'Long after the group', doi: null, publication_date: '2030-01-01' },
    ],
  }
  answers['/works/10.1234/both'] = { message: registered('In both lists', 2022) }
  const found = await look()
  expect(found).toMatchObject({ problems: [], zoteroGroup: '4711', asksOpenAlex: true })
  expect(titles(found).slice(before.length)).toEqual([
    'In both lists',
    'Of OpenAlex alone',
    'Of the group alone',
  ])
  const [, ofAlex, ofGroup] = found.entries.slice(before.length)
  expect(ofAlex).toMatchObject({
    state: 'new',
    source: 'OpenAlex’s list of Iris Inbox',
    fields: { type: 'article', authors: ['Iris Inbox'], journal: 'Journal of Lists', year: 2022 },
  })
  expect(ofGroup).toMatchObject({
    source: 'Zotero group 4711',
    fields: { authors: ['Gabriel Guest'], journal: 'Journal of Groups', year: 1999 },
  })
  unchanged.length = 0
  expect(titles(await look())).toEqual(titles(found))
  expect(unchanged).toContain(list)
})
