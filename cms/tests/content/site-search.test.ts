import { afterAll, beforeAll, expect, test } from 'vitest'
import { asEditor, asVisitor } from '../setup/client'
import { done, sendPicture } from '../setup/editing'
import { collections, exampleOf } from '../setup/examples'
import { cms } from '../setup/client'
import { signIn } from '../setup/staff'

/** What nothing else of the site holds. */
const word = 'quokkalite'

interface Kind {
  type: string
  total: number
  found: { title: string | null; slug: string | null; field: string | null; excerpt: string }[]
}

interface Search {
  isForgiving: boolean
  kinds: Kind[]
  publications: { title: string }[]
}

async function search(q: string): Promise<Search> {
  const { data, errors } = await asVisitor(
    `query($q: String!) { siteSearch(q: $q) {
      isForgiving
      kinds { type total found { title slug field excerpt } }
      publications { title }
    } }`,
    { q },
  )
  expect(errors).toBeUndefined()
  return data?.siteSearch as unknown as Search
}

const made: [type: string, documentId: string][] = []
let staff: string

async function make(type: string, data: object): Promise<void> {
  const { documentId } = await done<{ documentId: string }>(
    staff,
    `mutation($data: ${type}Input!) { create${type}(data: $data) { documentId } }`,
    { data },
  )
  made.push([type, documentId])
}

beforeAll(async () => {
  staff = await signIn(cms.url)
  const image = (await sendPicture(staff)).id
  for (const { type, noun } of collections) {
    const [named] = noun.named
    await make(type, { ...exampleOf(noun, word, image), [named]: `About ${word} here` })
  }
  await make('Facility', { name: 'A bench', image, description: `- Slow.\n- For ${word}-probe work.` })
  await make('Event', {
    title: 'A visit',
    date: '2024-02-29',
    event_type: 'icube',
    description: `First came lunch.\nThen we saw [${word}](https://example.org/q) at last. It was late.`,
  })
  await make('Event', {
    ...{ title: `Draft of ${word}`, date: '2024-02-29', event_type: 'icube', description: 'D', draft: true },
  })
})
afterAll(async () => {
  for (const [type, documentId] of made)
    await done(staff, `mutation($id: ID!) { delete${type}(documentId: $id) { documentId } }`, {
      id: documentId,
    })
})

test('a word is found in every kind of content, first where its name holds it', async () => {
  const { isForgiving, kinds, publications } = await search(word)
  expect(isForgiving).toBe(false)
  expect(kinds.map(({ type }) => type).sort()).toEqual(
    [
      'customPage',
      'event',
      'facility',
      'galleryImage',
      'member',
      'publication',
      'researchLine',
      'update',
    ].sort(),
  )
  expect(publications).toEqual([{ title: `About ${word} here` }])
  const events = kinds.find(({ type }) => type === 'event')
  expect(events).toMatchObject({
    total: 2,
    found: [
      { title: `About ${word} here` },
      { title: 'A visit', excerpt: `Then we saw ${word} at last. It was late.` },
    ],
  })
})

test('the address of a link is no word of a text', async () => {
  await make('Event', {
    ...{ title: 'A link', date: '2024-02-29', event_type: 'icube' },
    description: 'Read [this](https://example.org/wombatography).',
  })
  expect((await search('wombatography')).kinds).toEqual([])
})

test('an instrument is found by what its description says', async () => {
  const [facility] = (await search(`${word}-probe`)).kinds
  expect(facility).toMatchObject({ type: 'facility', found: [{ excerpt: `For ${word}-probe work.` }] })
})

test('a name leads to the person first, and the leader is found like a member', async () => {
  await make('Member', { name: 'Quirina Zephyrine', category: 'pastGroupMembers' })
  await make('Publication', {
    ...{ title: 'By her', journal: 'J', year: 2020, authors: [{ name: 'Q. Zephyrine' }] },
  })
  const { kinds } = await search('q zephyrine')
  expect(kinds.map(({ type, total }) => [type, total])).toEqual([
    ['member', 1],
    ['publication', 1],
  ])
  expect(kinds[0]?.found).toMatchObject([{ title: 'Quirina Zephyrine', slug: 'quirina-zephyrine' }])

  const { data } = await asVisitor('{ site { leader { name slug } } }')
  const { leader } = data?.site as unknown as { leader: { name: string; slug: string } }
  expect((await search(leader.name)).kinds.find(({ type }) => type === 'member')?.found).toContainEqual(
    expect.objectContaining({ field: 'leader', title: `Dr. ${leader.name}`, slug: leader.slug }),
  )
})

test('a text of the settings is found by its field', async () => {
  const { data } = await asVisitor('{ site { joinUs version } }')
  const { joinUs } = data?.site as unknown as { joinUs: string | null }
  const save = (text: string | null) =>
    asEditor(`mutation($text: String) { updateSite(data: { joinUs: $text }) { documentId } }`, { text })
  await save('We look for a zymurgist. Write to us.')
  expect((await search('zymurgist')).kinds).toEqual([
    {
      ...{ type: 'site', total: 1 },
      found: [{ title: null, slug: null, field: 'joinUs', excerpt: 'We look for a zymurgist. Write to us.' }],
    },
  ])
  await save(joinUs)
  expect((await search('zymurgist')).kinds).toEqual([])
})

test('misspelt words are forgiven only where nothing on the site is written so', async () => {
  await make('Update', { title: 'Zirconolith', key: 'zirconolith' })
  await make('Publication', {
    title: 'Zirconolite',
    journal: 'J',
    year: 2020,
    authors: [{ name: 'A. Sample' }],
  })
  const exact = await search('zirconolith')
  expect([exact.isForgiving, exact.kinds.map(({ type }) => type)]).toEqual([false, ['update']])
  const forgiven = await search('zirconolit h')
  expect(forgiven.kinds).toEqual([])
  const close = await search('zirkonolithe')
  expect(close).toMatchObject({ isForgiving: true })
  expect(close.kinds.map(({ type }) => type)).toContain('update')
})

test('what says nothing finds nothing', async () => {
  for (const q of ['', ' ', '!?', '“”']) expect((await search(q)).kinds, q).toEqual([])
})
