import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { save } from '../../../cms/staff/save'
import { CreateUpdateDocument, UpdateUpdateDocument } from './queries.generated'
import { saveUpdate } from './save-update'
import { updateSchema } from './schema'

vi.mock('../../../cms/staff/save', () => ({ save: vi.fn() }))

const atOnce = { visible: 'at once', publishAt: '', endAt: '' }
const stored = { draft: null, publishAt: null, endAt: null }

beforeEach(() => {
  vi.mocked(save).mockClear()
})

test('a blank title is no mistake, and nothing is sent for it', async () => {
  const blank = parse(updateSchema, { title: '  ', ...atOnce })
  expect(await saveUpdate(blank, { key: 'k', version: undefined })).toBe(false)
  expect(await saveUpdate(blank, { key: 'k', version: 2 }, 'id')).toBe(false)
  expect(save).not.toHaveBeenCalled()
})

test('a new update carries the key that the browser made for it', async () => {
  vi.mocked(save).mockResolvedValue({ createUpdate: { documentId: 'new' } })
  const talk = parse(updateSchema, { title: ' A talk ', ...atOnce })
  expect(await saveUpdate(talk, { key: 'k', version: undefined })).toBe('new')
  expect(save).toHaveBeenCalledExactlyOnceWith(
    CreateUpdateDocument,
    { data: { title: 'A talk', ...stored, key: 'k' } },
    'k',
  )
})

test('a changed title names the version that it is based on', async () => {
  await saveUpdate({ title: 'A talk', ...stored }, { key: 'k', version: 3 }, 'id')
  expect(save).toHaveBeenCalledExactlyOnceWith(
    UpdateUpdateDocument,
    { documentId: 'id', data: { title: 'A talk', ...stored, version: 3 } },
    'k',
  )
})
