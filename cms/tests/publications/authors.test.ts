import { beforeAll, expect, test } from 'vitest'
import { asVisitor, cms } from '../setup/client'
import { done } from '../setup/editing'
import { signIn } from '../setup/staff'

const member = (name: string, ...aliases: string[]) =>
  done<{ documentId: string }>(
    cms.token,
    'mutation($data: MemberInput!) { createMember(data: $data) { documentId } }',
    {
      data: { name, category: 'presentGroupMembers', aliases: aliases.map((alias) => ({ name: alias })) },
    },
  )

const paper = (title: string, year: number, ...authors: string[]) =>
  done(cms.token, 'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId } }', {
    data: { title, year, journal: 'J', authors: authors.map((name) => ({ name })) },
  })

beforeAll(async () => {
  await member('Dr. Élodie Authoress', 'E. Formerly')
  await member('Tom Twinning')
  await member('Tina Twinning')
  await paper('Authors of the first', 1994, 'E. Authoress', 'T. Twinning', 'Somebody Else')
  await paper('Authors of the second', 1995, 'Formerly, E.')
})

test('authors who are members are known by initials, without accents and by other names', async () => {
  const { data, errors } = await asVisitor(
    `{ publications(filters: { year: { between: [1994, 1995] } }, sort: "year") {
      title people { name isLeader member { name slug } }
    } }`,
  )
  expect(errors).toBeUndefined()
  const elodie = { name: 'Dr. Élodie Authoress', slug: 'elodie-authoress' }
  expect(data?.publications).toEqual([
    {
      title: 'Authors of the first',
      people: [
        { name: 'E. Authoress', isLeader: false, member: elodie },
        { name: 'T. Twinning', isLeader: false, member: null },
        { name: 'Somebody Else', isLeader: false, member: null },
      ],
    },
    { title: 'Authors of the second', people: [{ name: 'Formerly, E.', isLeader: false, member: elodie }] },
  ])
})

test('a member has the publications that certainly are hers, the newest first', async () => {
  const of = async (slug: string) => {
    const { data, errors } = await asVisitor(
      'query($slug: String!) { memberBySlug(slug: $slug) { publications { title } } }',
      { slug },
    )
    expect(errors).toBeUndefined()
    const found = data?.memberBySlug as unknown as { publications: { title: string }[] }
    return found.publications.map(({ title }) => title)
  }
  expect(await of('elodie-authoress')).toEqual(['Authors of the second', 'Authors of the first'])
  expect(await of('tina-twinning')).toEqual([])
})

test('of a part of somebody’s publications those that the group has selected come first', async () => {
  await member('Selma Selected')
  await paper('Selected and old', 1990, 'S. Selected')
  await paper('Recent', 1992, 'S. Selected')
  await paper('Older', 1991, 'S. Selected')
  const { data } = await asVisitor('{ publications(filters: { year: { eq: 1990 } }) { documentId version } }')
  const [old] = data?.publications as unknown as { documentId: string; version: number }[]
  await done(
    cms.token,
    'mutation($id: ID!, $data: PublicationInput!) { updatePublication(documentId: $id, data: $data) { documentId } }',
    { id: old?.documentId, data: { version: old?.version, highlighted: true } },
  )
  const part = await asVisitor(
    '{ memberBySlug(slug: "selma-selected") { publications(limit: 2) { title } publicationCount } }',
  )
  expect(part.data?.memberBySlug).toEqual({
    publications: [{ title: 'Selected and old' }, { title: 'Recent' }],
    publicationCount: 3,
  })
})

test('names that several can have wait for staff, who decide by an alias', async () => {
  const staff = await signIn(cms.url)
  const query = '{ ambiguousAuthors { name count members { documentId name version aliases { name } } } }'
  interface Ambiguous {
    name: string
    count: number
    members: { documentId: string; name: string; version: number }[]
  }
  const waiting = async () =>
    (await done<Ambiguous[]>(staff, query)).find(({ name }) => name === 'T. Twinning')
  const found = await waiting()
  expect(found).toMatchObject({ count: 1, members: [{ name: 'Tom Twinning' }, { name: 'Tina Twinning' }] })
  const selected = async (): Promise<unknown> => {
    const { data } = await asVisitor(
      '{ selectedPublications(filter: { member: "tina-twinning" }) { title } }',
    )
    return data?.selectedPublications
  }
  expect(await selected()).toEqual([])
  const tina = found?.members[1]
  await done(
    staff,
    'mutation($id: ID!, $data: MemberInput!) { updateMember(documentId: $id, data: $data) { documentId } }',
    { id: tina?.documentId, data: { version: tina?.version, aliases: [{ name: 'T. Twinning' }] } },
  )
  expect(await waiting()).toBeUndefined()
  const { data } = await asVisitor('{ memberBySlug(slug: "tina-twinning") { publications { title } } }')
  expect(data?.memberBySlug).toEqual({ publications: [{ title: 'Authors of the first' }] })
  expect(await selected()).toEqual([{ title: 'Authors of the first' }])
  expect((await asVisitor(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('initials alone on a paper of other years, or of nobody else from the group, wait for staff', async () => {
  const staff = await signIn(cms.url)
  const create = 'mutation($data: MemberInput!) { createMember(data: $data) { documentId version } }'
  const yara = await done<{ documentId: string; version: number }>(cms.token, create, {
    data: {
      name: 'Yara Yearling',
      category: 'pastGroupMembers',
      joiningDate: '2010-03-01',
      leavingDate: '2014-03-01',
    },
  })
  await done(cms.token, create, { data: { name: 'Uma Undated', category: 'presentGroupMembers' } })
  await paper('Long before her', 1997, 'Y. Yearling', 'U. Undated')
  await paper('In her years', 2012, 'Y. Yearling')
  await paper('In the last of them', 2019, 'Y. Yearling')
  await paper('Long after her', 2020, 'Y. Yearling')
  await paper('In full, whenever', 1998, 'Yara Yearling')
  await paper('Among strangers', 1999, 'U. Undated', 'Some Stranger')
  const titlesOf = async (slug: string) => {
    const { data } = await asVisitor(
      'query($slug: String!) { memberBySlug(slug: $slug) { publications { title } publicationCount } }',
      { slug },
    )
    const { publications } = data?.memberBySlug as unknown as { publications: { title: string }[] }
    return publications.map(({ title }) => title)
  }
  const hers = ['In the last of them', 'In her years', 'In full, whenever']
  expect(await titlesOf('yara-yearling')).toEqual(hers)
  expect(await titlesOf('uma-undated')).toEqual(['Long before her'])
  const waiting = '{ ambiguousAuthors { name count members { name } publications { title } } }'
  const found = await done<{ name: string }[]>(staff, waiting)
  expect(found).toContainEqual({
    name: 'Y. Yearling',
    count: 2,
    members: [{ name: 'Yara Yearling' }],
    publications: [{ title: 'Long after her' }, { title: 'Long before her' }],
  })
  expect(found).toContainEqual({
    name: 'U. Undated',
    count: 1,
    members: [{ name: 'Uma Undated' }],
    publications: [{ title: 'Among strangers' }],
  })

  await done(
    staff,
    'mutation($id: ID!, $data: MemberInput!) { updateMember(documentId: $id, data: $data) { documentId } }',
    { id: yara.documentId, data: { version: yara.version, aliases: [{ name: 'Y. Yearling' }] } },
  )
  expect(await titlesOf('yara-yearling')).toEqual(['Long after her', ...hers, 'Long before her'])
})

test('the leader has papers too, and an alias of the leader decides a name that a member can have', async () => {
  interface Leader {
    name: string
    slug: string
    portrait: { fileId: string }
    links: { label: string; url: string }[]
  }
  const titles = async () => {
    const { data, errors } = await asVisitor('{ site { leader { publications { title } } } }')
    expect(errors).toBeUndefined()
    return (data?.site as unknown as { leader: { publications: { title: string }[] } }).leader.publications
  }
  await paper('Authors of the third', 1996, 'A. Test')
  expect(await titles()).toEqual([{ title: 'Authors of the third' }])
  const { data: site } = await asVisitor('{ site { leader { slug publicationCount } } }')
  const { leader: at } = site?.site as unknown as { leader: { slug: string; publicationCount: number } }
  expect(at.publicationCount).toBe(1)
  const { data: selected } = await asVisitor(
    'query($slug: String) { selectedPublications(filter: { member: $slug }) { title } }',
    { slug: at.slug },
  )
  expect(selected?.selectedPublications).toEqual([{ title: 'Authors of the third' }])

  const { documentId } = await member('Arun Test')
  const waiting = '{ ambiguousAuthors { name count mayBeLeader members { name } publications { title } } }'
  expect(await done(await signIn(cms.url), waiting)).toContainEqual({
    name: 'A. Test',
    count: 1,
    mayBeLeader: true,
    members: [{ name: 'Arun Test' }],
    publications: [{ title: 'Authors of the third' }],
  })
  expect(await titles()).toEqual([])

  const { leader } = await done<{ leader: Leader }>(
    cms.token,
    '{ site { leader { name slug portrait { fileId } links { label url } title biography } } }',
  )
  const saveLeader = (aliases: string[]) =>
    done(cms.token, 'mutation($data: SiteInput!) { updateSite(data: $data) { documentId } }', {
      data: {
        leader: { ...leader, portrait: leader.portrait.fileId, aliases: aliases.map((name) => ({ name })) },
      },
    })
  await saveLeader(['A. Test'])
  expect(await titles()).toEqual([{ title: 'Authors of the third' }])
  await saveLeader([])
  await done(cms.token, 'mutation($id: ID!) { deleteMember(documentId: $id) { documentId } }', {
    id: documentId,
  })
})
