import { expect, test } from 'vitest'
import type { Ask } from '../../cms/ask'
import { feeds, news } from './feed'

test('old papers are no news, whenever they were entered', () => {
  const years = (given: number[]) => news(given.map((year) => ({ year }))).map(({ year }) => year)
  expect(years([2024, 2023, 2022, 1999])).toEqual([2024, 2023])
  expect(years([1999])).toEqual([1999])
  expect(years([])).toEqual([])
})

test('the feed of a selection asks for that selection, and is another feed', async () => {
  const asked: unknown[] = []
  const ask: Ask = (_document, variables) => {
    asked.push(variables)
    return Promise.resolve({
      site: { documentId: 's', groupName: 'Group', updatedAt: null },
      selectedPublications: [],
    } as never)
  }
  const feedAt = (search: string) =>
    feeds.find('/publications.atom')?.make(ask, 'https://group.example', new URLSearchParams(search))
  const [whole, selection] = [await feedAt(''), await feedAt('member=x-sample')]
  expect(asked).toMatchObject([{ filter: {} }, { filter: { member: 'x-sample' } }])
  expect(selection).toContain('href="https://group.example/publications?member=x-sample"')
  const idOf = (feed: unknown) => /<id>([^<]+)/.exec(String(feed))?.[1]
  expect(idOf(selection)).not.toBe(idOf(whole))
})
