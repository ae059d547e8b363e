import { beforeAll, expect, test } from 'vitest'
import { asEditor, asVisitor } from './client'

interface Year {
  year: number
  items: { title: string; authors: { name: string }[] }[]
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

test('publications come by year, the newest year first, the last one entered first', async () => {
  const { data } = await asVisitor('{ publicationYears { year items { title authors { name } } } }')
  const years = data?.publicationYears as unknown as Year[]
  const numbers = years.map(({ year }) => year)
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  expect(new Set(numbers).size).toBe(numbers.length)
  const ours = years.filter(({ year }) => year < 1990)
  expect(ours.map(({ year, items }) => [year, ...items.map(({ title }) => title)])).toEqual([
    [1970, 'P2'],
    [1960, 'P4'],
    [1950, 'P3', 'P1'],
  ])
  expect(ours[0]?.items[0]?.authors).toEqual([{ name: 'Author of P2' }])
})
