import { expect, test } from 'vitest'
import { cms, request } from './client'

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
  expect(layouts.list).toEqual(['title', 'event_type', 'date', 'image'])
  expect(layouts.edit.flat().map(({ name }) => name)).not.toContain('version')
  expect(metadatas.event_type?.edit.label).toBe('Event type')
})

test('the media library has a folder for each section', async () => {
  const { text } = await request('/upload/folders', asAdmin)
  const { data } = JSON.parse(text) as { data: { name: string }[] }
  expect(data.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Gallery', 'Events', 'Facilities', 'Team', 'News']),
  )
})
