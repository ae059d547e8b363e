import { expect, test } from 'vitest'
import { asEditor, asVisitor, cms, problemsOf, request } from '../setup/client'
import { asAdmin, done, latestChange, type Document } from '../setup/editing'
import { start } from '../setup/instance'
import { elsewhere } from '../setup/elsewhere'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

interface Addressed extends Document {
  slug: string
}

const make = (title: string, more: object = {}, token = cms.token) =>
  done<Addressed>(
    token,
    'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId version slug } }',
    { data: { title, journal: 'J', year: 1991, ...more } },
  )

const save = ({ documentId }: Document, data: object) =>
  done<Addressed>(
    cms.token,
    `mutation($id: ID!, $data: PublicationInput!) {
      updatePublication(documentId: $id, data: $data) { documentId version slug }
    }`,
    { id: documentId, data },
  )

const makePage = (token: string, data: object) =>
  done<Addressed>(
    token,
    'mutation($data: CustomPageInput!) { createCustomPage(data: $data) { documentId version slug } }',
    { data: { text: 'T', ...data } },
  )

const at = async (slug: string) => {
  const { data } = await asVisitor(
    'query($slug: String!) { publicationBySlug(slug: $slug) { documentId slug } }',
    {
      slug,
    },
  )
  return data?.publicationBySlug as unknown as Addressed | null
}

test('a publication has an address of its title, which is never that of another one', async () => {
  const one = await make('An <sub>address</sub> of its own')
  const other = await make('An address of its own!')
  expect([one.slug, other.slug]).toEqual(['an-address-of-its-own', 'an-address-of-its-own-2'])
  expect(await at(one.slug)).toMatchObject({ documentId: one.documentId })
  expect(await at('no-such-address')).toBeNull()
  expect(await at('an_address%')).toBeNull()
})

test('papers entered at the same moment have different addresses', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => make('Entered at once')))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(6)
})

test('after a change of title the old address still leads to the publication', async () => {
  const paper = await make('Before the change')
  const changed = await save(paper, { title: 'After the change' })
  expect(changed.slug).toBe('after-the-change')
  expect((await save(paper, { volume: '7' })).slug).toBe('after-the-change')
  expect(await at('before-the-change')).toMatchObject({
    documentId: paper.documentId,
    slug: 'after-the-change',
  })
  // Nobody else gets the old address, and its owner gets it back with the old title.
  expect((await make('Before the change')).slug).toBe('before-the-change-2')
  expect((await save(paper, { title: 'Before the change' })).slug).toBe('before-the-change')
  expect(await at('after-the-change')).toMatchObject({ slug: 'before-the-change' })
})

test('taking a change back and bringing back from the trash keep every address', async () => {
  const token = await signIn(cms.url)
  const paper = await make('First title')
  await save(paper, { title: 'Second title' })
  const change = await latestChange(token)
  await done(token, 'mutation($id: ID!) { revertChange(id: $id) { id } }', { id: change.id })
  expect(await at('second-title')).toMatchObject({ slug: 'first-title', documentId: paper.documentId })

  await done(token, 'mutation($id: ID!) { deletePublication(documentId: $id) { documentId } }', {
    id: paper.documentId,
  })
  expect(await at('first-title')).toBeNull()
  await done(token, 'mutation($id: ID!) { restoreTrashItem(id: $id) { documentId } }', {
    id: paper.documentId,
  })
  for (const slug of ['first-title', 'second-title']) {
    expect(await at(slug)).toMatchObject({ slug: 'first-title', documentId: paper.documentId })
  }
})

test('an administrator chooses an address, but not one that is taken', async () => {
  const [paper, other] = [await make('Chosen by an administrator'), await make('Owner of an address')]
  const path = `/content-manager/collection-types/api::publication.publication/${paper.documentId}`
  await asAdmin('PUT', path, { slug: 'my-own-words' })
  expect(await at('chosen-by-an-administrator')).toMatchObject({ slug: 'my-own-words' })
  await expect(asAdmin('PUT', path, { slug: other.slug })).rejects.toThrow(
    'This is the address of another publication',
  )
  await expect(asAdmin('PUT', path, { slug: 'Ä' })).rejects.toThrow(
    'small letters, digits and single hyphens',
  )
  // It stays under another title, until the field is emptied.
  await save(paper, { title: 'Chosen no more' })
  expect(await at('chosen-by-an-administrator')).toMatchObject({ slug: 'my-own-words' })
  await asAdmin('PUT', path, { slug: '  ' })
  expect(await at('my-own-words')).toMatchObject({ slug: 'chosen-no-more' })
})

test('staff choose the address of a page and of a member, whose names may have no letter for one', async () => {
  const token = await signIn(cms.url)
  const page = await makePage(token, { title: 'Positions that are open', slug: 'jobs' })
  expect(page.slug).toBe('jobs')
  await expect(makePage(token, { title: 'Others', slug: 'jobs' })).rejects.toThrow(
    'This is the address of another page',
  )
  const member = await done<Addressed>(
    token,
    'mutation($data: MemberInput!) { createMember(data: $data) { documentId version slug } }',
    { data: { name: '李明', category: 'presentGroupMembers', slug: 'li-ming' } },
  )
  expect(member.slug).toBe('li-ming')
})

test('a former address is given to another page by who chooses it, and leads to one page only', async () => {
  const token = await signIn(cms.url)
  const makeAt = (slug: string) => makePage(token, { title: `Page made at ${slug}`, slug })
  const move = ({ documentId, version }: Addressed, slug: string) =>
    done<Addressed>(
      token,
      'mutation($id: ID!, $data: CustomPageInput!) { updateCustomPage(documentId: $id, data: $data) { documentId version slug } }',
      { id: documentId, data: { version, slug } },
    )
  const leadsTo = async (slug: string) => {
    const { data } = await asVisitor(
      'query($slug: String!) { customPageBySlug(slug: $slug) { documentId } }',
      { slug },
    )
    return (data?.customPageBySlug as unknown as Addressed | null)?.documentId
  }
  const former = await move(await makeAt('calls'), 'calls-2025')
  expect(await leadsTo('calls')).toBe(former.documentId)
  const present = await makeAt('calls')
  expect(await leadsTo('calls')).toBe(present.documentId)
  // They swap: each in turn.
  await move(await move(former, 'calls-between'), 'calls-last')
  expect((await move(present, 'calls-2025')).slug).toBe('calls-2025')
  expect(await leadsTo('calls-2025')).toBe(present.documentId)
  expect(await leadsTo('calls')).toBe(present.documentId)

  const trashed = await move(await makeAt('courses'), 'teaching')
  await done(token, 'mutation($id: ID!) { deleteCustomPage(documentId: $id) { documentId } }', {
    id: trashed.documentId,
  })
  const other = await makeAt('courses')
  await done(token, 'mutation($id: ID!) { restoreTrashItem(id: $id) { documentId } }', {
    id: trashed.documentId,
  })
  await move(other, 'lectures')
  expect(await leadsTo('courses')).toBe(other.documentId)
  expect(await leadsTo('teaching')).toBe(trashed.documentId)
})

test('a copy made in Strapi’s admin has an address and no citation key of its own, and is a draft', async () => {
  const paper = await make('To be copied', { citationKey: 'copied1991' })
  const clone = (given: object) =>
    asAdmin<{ data: object }>(
      'POST',
      `/content-manager/collection-types/api::publication.publication/clone/${paper.documentId}`,
      given,
    )
  expect((await clone({})).data).toMatchObject({ slug: 'to-be-copied-2', citationKey: null, draft: true })
  // Whoever copies by the form has seen the box.
  const { data } = await clone({ title: 'Copied', draft: false })
  expect(data).toMatchObject({ slug: 'copied' })
  expect(data).not.toMatchObject({ draft: true })
})

test('a copy of a member takes no papers from the original', async () => {
  const { documentId } = await done<Addressed>(
    cms.token,
    'mutation($data: MemberInput!) { createMember(data: $data) { documentId version slug } }',
    {
      data: { name: 'Copied Sample', category: 'presentGroupMembers' },
    },
  )
  const clone = await asAdmin<{ data: object }>(
    'POST',
    `/content-manager/collection-types/api::member.member/auto-clone/${documentId}`,
    {},
  )
  expect(clone.data).toMatchObject({ name: 'Copied Sample (copy)', slug: 'copied-sample-copy' })
})

test('a citation key is used once', async () => {
  await make('Owner of the key', { citationKey: 'owner:1991' })
  const answer = await asEditor(
    'mutation($data: PublicationInput!) { createPublication(data: $data) { slug } }',
    {
      data: { title: 'T', journal: 'J', citationKey: 'owner:1991' },
    },
  )
  expect(problemsOf(answer)).toEqual(['citationKey: Another publication has this citation key'])
})

test('a member keeps the address when becoming an alumnus, and it follows a change of name', async () => {
  const create = 'mutation($data: MemberInput!) { createMember(data: $data) { documentId version slug } }'
  const update =
    'mutation($id: ID!, $data: MemberInput!) { updateMember(documentId: $id, data: $data) { documentId version slug } }'
  const member = await done<Addressed>(cms.token, create, {
    data: {
      name: 'Dr. Änne Sample-Addressed',
      category: 'presentGroupMembers',
      orcid: 'https://orcid.org/0000-0002-1694-233X',
    },
  })
  expect(member.slug).toBe('anne-sample-addressed')
  const change = (data: object) => done<Addressed>(cms.token, update, { id: member.documentId, data })
  expect((await change({ category: 'pastGroupMembers', leavingDate: '2024-01-31' })).slug).toBe(member.slug)
  expect((await change({ name: 'Prof. Änne Sample-Addressed' })).slug).toBe(member.slug)
  expect((await change({ name: 'Änne Married' })).slug).toBe('anne-married')
  const { data } = await asVisitor(
    '{ memberBySlug(slug: "anne-sample-addressed") { slug orcid leavingDate } }',
  )
  expect(data?.memberBySlug).toEqual({
    slug: 'anne-married',
    orcid: '0000-0002-1694-233X',
    leavingDate: '2024-01-31',
  })
})

test('former addresses are nobody’s to read or to write', async () => {
  const { errors: unknown } = await asVisitor('{ publications { formerSlugs } }')
  expect(unknown?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED')
  const { errors } = await asEditor(
    'mutation { createPublication(data: { title: "T", journal: "J", slug: "x" }) { slug } }',
  )
  expect(errors?.[0]?.message).toContain('slug')
  expect((await request('/api/publications')).text).not.toContain('formerSlugs')
})

test('documents of the time before addresses and places have them after the next start', async () => {
  const place = await elsewhere('before_addresses')
  await (await start(place)).stop()
  await runSql(place, 'UPDATE publications SET slug = NULL, type = NULL, former_slugs = NULL')
  await runSql(place, 'UPDATE members SET slug = NULL')
  await runSql(place, 'UPDATE facilities SET position = NULL')
  const again = await start(place)
  try {
    const response = await fetch(`${again.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          '{ publications { slug type version } members { slug } facilities(sort: "createdAt:asc") { position version } }',
      }),
    })
    const { data } = (await response.json()) as { data: unknown }
    expect(data).toEqual({
      publications: ['first', 'second', 'third'].map((slug) => ({ slug, type: 'article', version: 1 })),
      members: [{ slug: 'sample-member' }, { slug: 'sample-friend' }],
      facilities: [1, 2].map((position) => ({ position, version: 1 })),
    })
  } finally {
    await again.stop()
  }
})
