import { beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, sendGraphql } from '../setup/client'
import {
  asAdmin,
  changeFields,
  done,
  latestChange,
  refusal,
  sendPicture,
  type Document,
} from '../setup/editing'
import { signIn } from '../setup/staff'

interface Image extends Document {
  position: number | null
}

let staff: string
let images: string[]

const gallery = async (): Promise<Image[]> =>
  (
    await asVisitor(
      '{ galleryImages(sort: "position:asc", pagination: { limit: 500 }) { documentId position version } }',
    )
  ).data?.galleryImages as unknown as Image[]

const order = (documentIds: string[]) =>
  sendGraphql(
    'mutation($ids: [ID!]!) { orderGalleryImages(documentIds: $ids) { documentId position version } }',
    { ids: documentIds },
    staff,
  )

beforeAll(async () => {
  staff = await signIn(cms.url)
  for (const name of ['a.png', 'b.png', 'c.png']) {
    const { id } = await sendPicture(staff, name, 'Gallery')
    await done(staff, 'mutation($id: ID!) { createGalleryImage(data: { image: $id }) { documentId } }', {
      id,
    })
  }
  images = (await gallery()).map(({ documentId }) => documentId)
})

test('the images get the positions 1 to n in one change, which can be taken back', async () => {
  await order(images)
  const turned = [...images].reverse()
  const before = new Map((await gallery()).map((image) => [image.documentId, image]))
  const { data } = await order(turned)
  const answered = data?.orderGalleryImages as unknown as Image[]
  expect(answered.map(({ documentId, position }) => [documentId, position])).toEqual(
    turned.map((documentId, index) => [documentId, index + 1]),
  )
  expect(answered).toEqual(await gallery())
  for (const { documentId, position, version } of answered) {
    const old = before.get(documentId)
    expect(version).toBe((old?.version ?? 0) + (old?.position === position ? 0 : 1))
  }

  const change = await latestChange(staff)
  expect(change).toMatchObject({ action: 'order', type: 'galleryImage', documentId: null, actor: 'staff' })
  await done(staff, `mutation($id: ID!) { revertChange(id: $id) { ${changeFields} } }`, { id: change.id })
  expect((await gallery()).map(({ documentId }) => documentId)).toEqual(images)
})

test('an order is taken back though an image has been deleted since', async () => {
  await order(images)
  const { id } = await sendPicture(staff, 'd.png', 'Gallery')
  const { documentId } = await done<Document>(
    staff,
    'mutation($id: ID!) { createGalleryImage(data: { image: $id }) { documentId version } }',
    { id },
  )
  await order([documentId, ...[...images].reverse()])
  const change = await latestChange(staff)
  await done(staff, 'mutation($id: ID!) { deleteGalleryImage(documentId: $id) { documentId } }', {
    id: documentId,
  })
  await done(staff, `mutation($id: ID!) { revertChange(id: $id) { ${changeFields} } }`, { id: change.id })
  expect((await gallery()).map((image) => image.documentId)).toEqual(images)
})

test('a run of moves is one line of the history, which is taken back as a whole; another person’s is another', async () => {
  await order(images)
  staff = await signIn(cms.url)
  const [first = '', second = '', third = ''] = images
  await order([second, first, third])
  const line = await latestChange(staff)
  await order([second, third, first])
  await order([third, second, first])
  const run = await latestChange(staff)
  expect([run.id, run.before]).toEqual([line.id, line.before])
  expect(run.after).not.toEqual(line.after)

  staff = await signIn(cms.url)
  await order([first, third, second])
  expect((await latestChange(staff)).id).not.toBe(run.id)

  await done(staff, `mutation($id: ID!) { revertChange(id: $id) { ${changeFields} } }`, { id: run.id })
  expect((await gallery()).map(({ documentId }) => documentId)).toEqual(images)
})

test('an image that is given no place goes behind the others', async () => {
  await order(images)
  const { id } = await sendPicture(staff, 'd.png', 'Gallery')
  const path = '/content-manager/collection-types/api::gallery-image.gallery-image'
  const { data } = await asAdmin<{ data: Document }>('POST', path, { image: id, position: null })
  const all = await gallery()
  expect(all.map(({ documentId }) => documentId)).toEqual([...images, data.documentId])
  expect(all.at(-1)?.position).toBe((all.at(-2)?.position ?? 0) + 1)
  await asAdmin('DELETE', `${path}/${data.documentId}`)
})

test('images that are not named keep their order behind the named ones', async () => {
  await order(images)
  const last = images.at(-1) ?? ''
  await order([last])
  expect((await gallery()).map(({ documentId }) => documentId)).toEqual([last, ...images.slice(0, -1)])
})

test('an order that names an image twice or an unknown one changes nothing', async () => {
  const [first = ''] = images
  const before = await gallery()
  for (const wrong of [
    [first, first],
    [first, 'unknown'],
  ]) {
    expect(refusal(await order(wrong)).code).toBe('BAD_USER_INPUT')
  }
  expect(await gallery()).toEqual(before)
})
