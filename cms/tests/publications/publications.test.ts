import { beforeAll, describe, expect, test } from 'vitest'
import { asEditor, asVisitor, cms } from '../setup/client'
import { done } from '../setup/editing'

interface Found {
  year: number
  title: string
  authors: { name: string }[]
}

beforeAll(async () => {
  for (const [title, year] of [
    ['P1', 1950],
    ['P2', 1970],
    ['P3', 1950],
    ['P4', 1960],
  ]) {
    const data = { title, year, journal: 'J', authors: [{ name: `Author of ${title}` }] }
    await asEditor(
      'mutation Create($data: PublicationInput!) { createPublication(data: $data) { documentId } }',
      { data },
    )
  }
})

test('publications come newest year first, in it the one entered last first, and their years with the number of all', async () => {
  const { data } = await asVisitor(
    '{ publicationYears { year count } selectedPublications { year title authors: people { name } } }',
  )
  const years = data?.publicationYears as unknown as { year: number; count: number }[]
  expect(years.map(({ year }) => year)).toEqual(
    [...new Set(years.map(({ year }) => year))].sort((a, b) => b - a),
  )
  // Other tests have papers before and after.
  const ofThese = ({ year }: { year: number }) => year >= 1950 && year < 1990
  expect(years.filter(ofThese)).toEqual([
    { year: 1970, count: 1 },
    { year: 1960, count: 1 },
    { year: 1950, count: 2 },
  ])
  const ours = (data?.selectedPublications as unknown as Found[]).filter(ofThese)
  expect(ours.map(({ title }) => title)).toEqual(['P2', 'P4', 'P3', 'P1'])
  expect(ours[0]?.authors).toEqual([{ name: 'Author of P2' }])
})

describe('a search', () => {
  beforeAll(async () => {
    await done(cms.token, 'mutation($data: MemberInput!) { createMember(data: $data) { slug } }', {
      data: { name: 'Zoë Searcher', category: 'presentGroupMembers' },
    })
    for (const data of [
      { title: 'Über SnO<sub>2</sub>', journal: 'Journal of Façades', authors: [{ name: 'Z. Searcher' }] },
      { title: 'A thesis', type: 'thesis', publisher: 'University', abstract: 'Über alles 100%' },
      {
        ...{ title: 'Other', journal: 'Journal of Façades', type: 'article', year: 1962 },
        ...{ doi: '10.5555/searched', funding: 'Sample Council (SC-12/3); Other' },
      },
    ]) {
      await done(
        cms.token,
        'mutation($data: PublicationInput!) { createPublication(data: $data) { slug } }',
        {
          data: { year: 1961, ...data },
        },
      )
    }
  })

  test.each([
    [{ q: 'uber' }, ['Über SnO<sub>2</sub>', 'A thesis']],
    [{ q: 'SNO₂  façades' }, ['Über SnO<sub>2</sub>']],
    [{ q: 'searcher, z.' }, ['Über SnO<sub>2</sub>']],
    [{ q: 'Zoe Searcher' }, ['Über SnO<sub>2</sub>']],
    [{ q: 'ueber' }, ['Über SnO<sub>2</sub>', 'A thesis']],
    [{ q: 'facadse' }, ['Other', 'Über SnO<sub>2</sub>']],
    [{ q: 'https://doi.org/10.5555/SEARCHED' }, ['Other']],
    [{ q: '"journal of facades"', year: 1962 }, ['Other']],
    [{ q: '"SC-12/3"' }, ['Other']],
    [{ q: 'sample council sc-12/3' }, ['Other']],
    [{ q: 'uber nothing' }, []],
    [{ q: '%_', year: 1961 }, ['A thesis', 'Über SnO<sub>2</sub>']],
    [{ member: 'zoe-searcher' }, ['Über SnO<sub>2</sub>']],
    [{ member: 'nobody' }, []],
    [{ type: 'thesis', year: 1961 }, ['A thesis']],
    [{ from: 1962, to: 1962 }, ['Other']],
    [{ from: 1961, to: 1961, type: 'thesis' }, ['A thesis']],
    [{ journal: 'Journal of Façades' }, ['Other', 'Über SnO<sub>2</sub>']],
    [{ journal: 'Journal of Façades', year: 1962 }, ['Other']],
  ])('for %j finds %j', async (filter, titles) => {
    const { data, errors } = await asVisitor(
      `query($filter: PublicationSelection) {
        publicationYears(filter: $filter) { count }
        selectedPublications(filter: $filter) { title }
      }`,
      { filter },
    )
    expect(errors).toBeUndefined()
    const counts = (data?.publicationYears as unknown as { count: number }[]).map(({ count }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(titles.length)
    expect((data?.selectedPublications as unknown as { title: string }[]).map(({ title }) => title)).toEqual(
      titles,
    )
  })

  test('tells what each further choice would leave', async () => {
    const { data, errors } = await asVisitor(
      `{ publicationFacets(filter: { journal: "Journal of Façades", year: 1961 }) {
        total years { year count } types { type count } journals { journal count } members { member { slug } count }
      } }`,
    )
    expect(errors).toBeUndefined()
    expect(data?.publicationFacets).toEqual({
      total: 1,
      years: [
        { year: 1962, count: 1 },
        { year: 1961, count: 1 },
      ],
      types: [{ type: 'article', count: 1 }],
      journals: [{ journal: 'Journal of Façades', count: 1 }],
      members: [{ member: { slug: 'zoe-searcher' }, count: 1 }],
    })
  })

  test('a research line selects the papers whose titles hold one of its words', async () => {
    const { documentId } = await done<{ documentId: string }>(
      cms.token,
      'mutation($data: ResearchLineInput!) { createResearchLine(data: $data) { documentId } }',
      { data: { title: 'Oxides', words: 'sno2, nothing else' } },
    )
    const { data } = await asVisitor(
      `query($line: ID!) {
        selectedPublications(filter: { line: $line, year: 1961 }) { title }
        publicationFacets(filter: { year: 1961 }) { lines { line { title } count } }
        none: publicationFacets(filter: { q: "zzzz" }) { total lines { line { title } count } }
        researchLines(filters: { title: { eq: "Oxides" } }) { publicationCount }
      }`,
      { line: documentId },
    )
    expect(data?.selectedPublications).toEqual([{ title: 'Über SnO<sub>2</sub>' }])
    expect(data?.publicationFacets).toMatchObject({
      lines: expect.arrayContaining([{ line: { title: 'Oxides' }, count: 1 }]) as unknown,
    })
    expect(data?.none).toMatchObject({
      total: 0,
      lines: expect.arrayContaining([{ line: { title: 'Oxides' }, count: 0 }]) as unknown,
    })
    expect(data?.researchLines).toMatchObject([{ publicationCount: expect.any(Number) as number }])
    const ofLine = async (): Promise<unknown> => {
      const query =
        'query($line: ID!) { selectedPublications(filter: { line: $line, year: 1961 }) { title } }'
      return (await asVisitor(query, { line: documentId })).data?.selectedPublications
    }
    expect(await ofLine()).toHaveLength(1)
    await done(
      cms.token,
      'mutation($id: ID!, $data: ResearchLineInput!) { updateResearchLine(documentId: $id, data: $data) { version } }',
      { id: documentId, data: { words: 'nothing else', version: 1 } },
    )
    expect(await ofLine()).toEqual([])
    await done(cms.token, 'mutation($id: ID!) { deleteResearchLine(documentId: $id) { documentId } }', {
      id: documentId,
    })
  })

  test('a member who is chosen is named also where nothing of theirs is left', async () => {
    const { data } = await asVisitor(
      '{ publicationFacets(filter: { member: "zoe-searcher", year: 1962 }) { total members { member { name } count } } }',
    )
    expect(data?.publicationFacets).toEqual({
      total: 0,
      members: [{ member: { name: 'Zoë Searcher' }, count: 0 }],
    })
  })
})

test('the addresses of all pages come with the times of their changes', async () => {
  const { data } = await asVisitor(
    '{ publicationAddresses { slug updatedAt } memberAddresses { slug updatedAt } publications { slug updatedAt } }',
  )
  expect(data?.publicationAddresses).toEqual(
    expect.arrayContaining(data?.publications as unknown as object[]),
  )
  expect(data?.memberAddresses).toEqual(
    expect.arrayContaining([{ slug: 'zoe-searcher', updatedAt: expect.stringMatching(/^20.+Z$/) as string }]),
  )
})
