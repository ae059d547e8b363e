import { expect, test } from 'vitest'
import { asVisitor, cms } from '../setup/client'
import { done } from '../setup/editing'
import { signIn } from '../setup/staff'

async function menus(): Promise<unknown> {
  const { data } = await asVisitor('{ site { menuPages { title slug menu } } }')
  return (data?.site as unknown as { menuPages: unknown }).menuPages
}

test('the menus name the pages that visitors get, in their order', async () => {
  const staff = await signIn(cms.url)
  const before = await menus()
  const make = (title: string, data: object) =>
    done<{ documentId: string; version: number }>(
      staff,
      'mutation($data: CustomPageInput!) { createCustomPage(data: $data) { documentId version } }',
      { data: { title, text: 'A text.', ...data } },
    )
  const made = [
    await make('Of the footer', {}),
    await make('Of the team', { menu: 'team', position: 1 }),
    await make('In no menu', { menu: 'none' }),
    await make('A draft', { draft: true }),
    await make('Over', { endAt: '2020-01-01T00:00:00.000Z' }),
  ]
  const first = { title: 'Of the team', slug: 'of-the-team', menu: 'team' }
  const last = { title: 'Of the footer', slug: 'of-the-footer', menu: 'footer' }
  expect(await menus()).toEqual([first, ...(before as object[]), last])

  const remove = ({ documentId }: { documentId: string }) =>
    done(staff, 'mutation($id: ID!) { deleteCustomPage(documentId: $id) { documentId } }', { id: documentId })
  for (const page of made) await remove(page)
  expect(await menus()).toEqual(before)
})

test('what is added behind the last place that there is can be saved again', async () => {
  const staff = await signIn(cms.url)
  const make = (data: object) =>
    done<{ documentId: string; version: number; position: number }>(
      staff,
      'mutation($data: CustomPageInput!) { createCustomPage(data: $data) { documentId version position } }',
      { data: { title: 'Last', text: 'A text.', menu: 'none', ...data } },
    )
  const last = await make({ position: 9999 })
  const { documentId, version, position } = await make({})
  await done(
    staff,
    'mutation($id: ID!, $data: CustomPageInput!) { updateCustomPage(documentId: $id, data: $data) { version } }',
    { id: documentId, data: { title: 'Behind it', position, version } },
  )
  for (const id of [last.documentId, documentId])
    await done(staff, 'mutation($id: ID!) { deleteCustomPage(documentId: $id) { documentId } }', { id })
})
