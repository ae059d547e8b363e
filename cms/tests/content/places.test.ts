import { expect, test } from 'vitest'
import { asVisitor, cms } from '../setup/client'
import { done, type Document } from '../setup/editing'

const make = (title: string, position?: number) =>
  done<Document>(
    cms.token,
    'mutation($data: ResearchLineInput!) { createResearchLine(data: $data) { documentId version } }',
    { data: { title: `Placed: ${title}`, position } },
  )

const move = ({ documentId, version }: Document, position: number) =>
  done<Document>(
    cms.token,
    'mutation($id: ID!, $data: ResearchLineInput!) { updateResearchLine(documentId: $id, data: $data) { documentId version } }',
    { id: documentId, data: { version, position } },
  )

const order = async () => {
  const { data } = await asVisitor(
    '{ researchLines(sort: ["position:asc", "createdAt:asc"], pagination: { limit: 500 }) { title position version } }',
  )
  const lines = data?.researchLines as unknown as { title: string; position: number; version: number }[]
  return lines.filter(({ title }) => title.startsWith('Placed: '))
}

test('what takes the place of another stands before it, and nobody has written the others', async () => {
  const [one, two] = [await make('one'), await make('two')]
  const [first, second] = await order()
  if (!first || !second) throw new Error('Two were made')
  expect([first, second].map(({ title }) => title)).toEqual(['Placed: one', 'Placed: two'])
  await make('three', first.position)
  expect((await order()).map(({ title, version }) => `${title} ${String(version)}`)).toEqual([
    'Placed: three 1',
    'Placed: one 1',
    'Placed: two 1',
  ])
  // Whoever has read the one that moved back can save it.
  await move(two, first.position)
  expect((await order()).map(({ title }) => title)).toEqual(['Placed: two', 'Placed: three', 'Placed: one'])
  await move(one, first.position + 100)
  expect((await order()).map(({ position }) => position)).toEqual([
    first.position,
    first.position + 1,
    first.position + 100,
  ])
})

test('the number that is typed is the place that it gets, forwards and backwards, and no place is left empty', async () => {
  const before = await order()
  const [a, , c] = [await make('a'), await make('b'), await make('c'), await make('d')]
  const start = (await order())[before.length]?.position ?? NaN
  const ours = async () =>
    (await order())
      .slice(before.length)
      .map(({ title, position }) => `${title.slice(-1)}${String(position - start + 1)}`)
  expect(await ours()).toEqual(['a1', 'b2', 'c3', 'd4'])
  const moved = await move(a, start + 3)
  expect(await ours()).toEqual(['b1', 'c2', 'd3', 'a4'])
  await move(c, start + 2)
  expect(await ours()).toEqual(['b1', 'd2', 'c3', 'a4'])
  await move(moved, start + 1)
  expect(await ours()).toEqual(['b1', 'a2', 'd3', 'c4'])
  expect((await order()).slice(before.length).map(({ version }) => version)).toEqual([1, 3, 1, 2])
})
