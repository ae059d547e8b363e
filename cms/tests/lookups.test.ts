import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { elsewhere } from './setup/elsewhere'
import { start, type Instance } from './setup/instance'
import { signIn } from './setup/staff'

interface Entry {
  index: number
  source: string
  state: string
  fields: Record<string, unknown> & { authors: string[] }
}

interface Inbox {
  entries: Entry[]
  people: number
  isLooking: boolean
  lookedAt: string | null
  problems: string[]
}

const entry = 'index source state fields { title type authors journal year doi }'
const inboxQuery = `{ inbox { people isLooking lookedAt problems entries { ${entry} } } }`

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
/** How often a busy server says so before it answers. */
let busy = 0
let server: Server
let site: Instance
let staff = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''))
    asked.push(path)
    const answer = answers[path]
    if (busy > 0) {
      busy -= 1
      response.writeHead(429, { 'retry-after': '0' }).end()
    } else if (answer === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const variables = { CROSSREF_URL: origin, DOI_URL: `${origin}/doi`, ORCID_URL: `${origin}/orcid` }
  site = await start({ ...(await elsewhere('lookups')), variables })
  staff = await signIn(site.url)
})

afterAll(async () => {
  await site.stop()
  server.close()
})

/** The first field of an answer. @throws Error with what was refused */
async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, T>; errors?: unknown }
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as T
}

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
    const read = await ask<Entry[]>(
      `{ readPublications(text: "https://doi.org/10.5555/Looked.Up") { ${entry} } }`,
    )
    expect(read).toMatchObject([
      { state: 'new', fields: { title: 'Looked up', doi: '10.5555/Looked.Up', journal: 'J', year: 1982 } },
    ])
  }
  expect(asked).toHaveLength(1)
})

test('without an ORCID iD in the group nobody is asked', async () => {
  const { people, lookedAt } = await look()
  expect([people, asked]).toEqual([0, []])
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
  // What is known is not asked about again.
  expect(asked).toEqual([`/orcid/${orcid}/works`])

  const [{ documentId }] = await ask<[{ documentId: string }]>('{ changes(limit: 1) { documentId } }')
  await ask('mutation($id: ID!) { deletePublication(documentId: $id) { documentId } }', { id: documentId })
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
