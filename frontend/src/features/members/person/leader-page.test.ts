import { expect, test } from 'vitest'
import { NotFound } from '../../../cms/page-query'
import { loader } from './leader-page'

/** What is loaded for an address that the leader's page has or had. */
const load = (leader: { slug: string } | null) =>
  loader({
    params: { name: 'formerly' },
    request: new Request('http://site/formerly'),
    context: { ask: () => Promise.resolve({ site: { leader, wasLeaderAt: true } }), origin: '', headers: {} },
  })

test('a former address leads to the present one', async () => {
  await expect(load({ slug: 'now' })).rejects.toMatchObject({ status: 301 })
})

test('of a leader who is gone nothing is there, at former addresses either', async () => {
  await expect(load(null)).rejects.toThrow(NotFound)
})
