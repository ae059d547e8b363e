import { expect, test } from 'vitest'
import { asEditor } from '../setup/client'

interface Update {
  documentId: string
  version: number
  title: string
}

async function made(title: string): Promise<Update> {
  const { data } = await asEditor(
    `mutation Create($title: String!) { createUpdate(data: { title: $title, version: 7 }) { documentId version title } }`,
    { title },
  )
  return data?.createUpdate as unknown as Update
}

const save = (documentId: string, title: string, version?: number) =>
  asEditor(
    `mutation Save($documentId: ID!, $data: UpdateInput!) {
      updateUpdate(documentId: $documentId, data: $data) { title version }
    }`,
    { documentId, data: { title, version } },
  )

test('a version starts at 1 and counts every save', async () => {
  const { documentId, version } = await made('Counted')
  expect(version).toBe(1)
  expect((await save(documentId, 'Counted again', 1)).data?.updateUpdate).toEqual({
    title: 'Counted again',
    version: 2,
  })
  expect((await save(documentId, 'And again')).data?.updateUpdate).toEqual({ title: 'And again', version: 3 })
})

test('a save that names an older version is refused with the newer content', async () => {
  const { documentId } = await made('Contested')
  await save(documentId, 'The first wins', 1)
  const { errors } = await save(documentId, 'The second is late', 1)
  expect(errors?.[0]?.extensions?.code).toBe('STRAPI_CONFLICT_ERROR')
  expect(errors?.[0]?.extensions?.error?.details?.current).toMatchObject({
    title: 'The first wins',
    version: 2,
  })
})

test('of many saves of one version exactly one is done', async () => {
  const { documentId } = await made('Race')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => save(documentId, `Runner ${number}`, 1)),
  )
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  expect(
    answers.filter(({ errors }) => errors?.[0]?.extensions?.code === 'STRAPI_CONFLICT_ERROR'),
  ).toHaveLength(9)
})
