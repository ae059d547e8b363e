import { beforeAll, expect, test } from 'vitest'
import { cms, problemsOf, sendGraphql } from '../setup/client'
import { asAdmin, done, makeEvent, refusal, saveEvent, sendPicture, type Document } from '../setup/editing'
import { signIn } from '../setup/staff'

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
})

test('of twenty saves of one version exactly one is done', async () => {
  const { documentId } = await makeEvent(staff, 'Race')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, runner) =>
      saveEvent(staff, documentId, { title: `Runner ${runner}`, version: 1 }),
    ),
  )
  const done = answers.filter(({ errors }) => errors === undefined)
  const late = answers.filter((answer) => refusal(answer).code === 'STRAPI_CONFLICT_ERROR')
  expect([done.length, late.length]).toEqual([1, 19])
  const title = (done[0]?.data?.updateEvent as unknown as { title: string }).title
  for (const { errors } of late) {
    expect(errors?.[0]?.extensions?.error?.details?.current).toMatchObject({ documentId, title, version: 2 })
  }
})

test('a conflict answers the whole document as it is now', async () => {
  const image = await sendPicture(staff)
  const event = await makeEvent(staff, 'Contested', image.id)
  await saveEvent(staff, event.documentId, { title: 'Newer', version: 1 })
  const late = await saveEvent(staff, event.documentId, { title: 'Late', version: 1 })
  expect(late.errors?.[0]?.extensions?.error?.details?.current).toMatchObject({
    documentId: event.documentId,
    title: 'Newer',
    date: '2024-02-29',
    description: 'What happened',
    event_type: 'icube',
    version: 2,
    image: { id: image.id, url: image.url, alternativeText: 'A picture' },
  })

  const { documentId } = await done<Document>(
    staff,
    'mutation { createPublication(data: { title: "T", journal: "J", year: 2020, authors: [{ name: "A" }] }) { documentId } }',
  )
  const save =
    'mutation($id: ID!, $version: Int) { updatePublication(documentId: $id, data: { year: 2021, version: $version }) { version } }'
  await done(staff, save, { id: documentId, version: 1 })
  const { errors } = await sendGraphql(save, { id: documentId, version: 1 }, staff)
  expect(errors?.[0]?.extensions?.error?.details?.current).toMatchObject({
    year: 2021,
    version: 2,
    authors: [{ name: 'A' }],
  })
})

test('staff must say which version they have read, the admin need not', async () => {
  const { documentId } = await makeEvent(staff, 'Careful')
  const answer = await saveEvent(staff, documentId, { title: 'Careless' })
  expect(refusal(answer).code).toBe('BAD_USER_INPUT')
  expect(problemsOf(answer)).toEqual(['version: Name the version that was read, as data.version'])

  const path = `/content-manager/collection-types/api::event.event/${documentId}`
  const { data } = await asAdmin<{ data: Document }>('PUT', path, { title: 'By an admin' })
  expect(data.version).toBe(2)
  // A form of the admin that was opened before sends the version with its other fields.
  await expect(asAdmin('PUT', path, { title: 'Late', version: 1 })).rejects.toThrow(
    'Somebody else saved this',
  )
})
