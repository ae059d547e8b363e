import { beforeAll, expect, test } from 'vitest'
import { cms, sendGraphql } from '../setup/client'
import { done, refusal, sendPicture } from '../setup/editing'
import { signIn } from '../setup/staff'

interface Image {
  fileId: string
  name: string
}

const query = `query($words: String, $start: Int!, $limit: Int!) {
  mediaImages(words: $words, start: $start, limit: $limit) { total nodes { fileId name } }
}`

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
})

const images = (words: string, start = 0, limit = 100) =>
  done<{ total: number; nodes: Image[] }>(staff, query, { words, start, limit })

const describe = (id: number, alternativeText: string) =>
  done(
    staff,
    `mutation($id: ID!, $alternativeText: String!) {
      updateUploadFile(id: $id, info: { alternativeText: $alternativeText }) { documentId }
    }`,
    { id, alternativeText },
  )

test('staff find the images that are there, newest first, by their names and words, in parts', async () => {
  await sendPicture(staff, 'Cantilever one.png')
  const second = await sendPicture(staff, 'cantilever two.png', 'News')
  const other = await sendPicture(staff, 'Lamp.png')
  await describe(other.id, 'A lamp beside the CANTILEVER')
  const names = ({ nodes }: { nodes: Image[] }) => nodes.map(({ name }) => name)
  expect(names(await images('cantilever'))).toEqual(['Lamp.png', 'cantilever two.png', 'Cantilever one.png'])
  expect(names(await images(' lamp  cantilever '))).toEqual(['Lamp.png'])
  expect(await images('cantilever', 1, 1)).toEqual({
    total: 3,
    nodes: [{ fileId: String(second.id), name: 'cantilever two.png' }],
  })
  expect((await images('100%')).total).toBe(0)
})

test('visitors get no list of the images, and a part must be one', async () => {
  const wanted = { words: null, start: 0, limit: 10 }
  expect(refusal(await sendGraphql(query, wanted)).code).toBe('FORBIDDEN')
  expect(refusal(await sendGraphql(query, { ...wanted, limit: 101 }, staff)).message).toContain('1 to 100')
  expect(refusal(await sendGraphql(query, { ...wanted, start: -1 }, staff)).message).toContain('negative')
})
