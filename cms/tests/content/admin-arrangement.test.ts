import { expect, test } from 'vitest'
import { cms, request } from '../setup/client'

interface Configuration {
  data: {
    contentType: {
      settings: Record<string, unknown>
      layouts: { list: string[]; edit: { name: string }[][] }
      metadatas: Record<string, { edit: { label: string } }>
    }
  }
}

const asAdmin = { headers: { authorization: `Bearer ${cms.adminToken}` } }

test('the admin shows events with words for people', async () => {
  const { text } = await request('/content-manager/content-types/api::event.event/configuration', asAdmin)
  const { settings, layouts, metadatas } = (JSON.parse(text) as Configuration).data.contentType
  expect(settings).toMatchObject({ mainField: 'title', defaultSortBy: 'date', defaultSortOrder: 'DESC' })
  expect(layouts.list).toEqual(['title', 'event_type', 'date', 'image', 'draft', 'publishAt'])
  expect(layouts.edit.flat().map(({ name }) => name)).not.toContain('version')
  expect(metadatas.event_type?.edit.label).toBe('Event type')
})

test('an administrator writes an update without caring for its key, and a stale save is refused', async () => {
  const send = (method: string, path: string, body: object) =>
    request(`/content-manager/collection-types/api::update.update${path}`, {
      method,
      headers: { ...asAdmin.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const made = await send('POST', '', { title: ' From the admin ', key: null, version: 1 })
  expect(made.status).toBe(201)
  const { data } = JSON.parse(made.text) as { data: { documentId: string; title: string; key: string } }
  expect(data).toMatchObject({ title: 'From the admin', key: expect.stringMatching(/.{36}/) as string })

  expect((await send('PUT', `/${data.documentId}`, { title: 'Again', version: 1 })).status).toBe(200)
  const late = await send('PUT', `/${data.documentId}`, { title: 'Too late', version: 1 })
  expect(late.status).toBe(400)
  expect(late.text).toContain('ConflictError')
})

test('the media library has a folder for each section', async () => {
  const { text } = await request('/upload/folders', asAdmin)
  const { data } = JSON.parse(text) as { data: { name: string }[] }
  expect(data.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Gallery', 'Events', 'Facilities', 'Team', 'News', 'Publications']),
  )
})
