import { expect, test } from 'vitest'
import { canBeSent, isUnderWay, summary, uploadRows, type UploadAction } from './upload-rows'

const png = (name: string) => new File(['x'], name, { type: 'image/png' })
const after = (...actions: UploadAction[]) => actions.reduce(uploadRows, [])
const choose = (...ids: string[]): UploadAction => ({
  type: 'choose',
  files: ids.map((id) => ({ id, file: png(`${id}.png`) })),
})
const states = (...actions: UploadAction[]) => after(...actions).map(({ state }) => state)

test('a file that is no image is refused before it is sent', () => {
  const [row] = after({
    type: 'choose',
    files: [{ id: 'a', file: new File(['x'], 'a.pdf', { type: 'application/pdf' }) }],
  })
  expect(row).toMatchObject({ state: 'refused', problem: expect.stringContaining('not a JPG') as string })
  expect(row && canBeSent(row)).toBe(false)
})

test('a failed file keeps its texts and its stored file, and can be sent again', () => {
  const [row] = after(
    choose('a'),
    { type: 'type', id: 'a', field: 'alternativeText', text: 'A crystal' },
    { type: 'queue', id: 'a' },
    { type: 'send', id: 'a', progress: 0.5 },
    { type: 'store', id: 'a', fileId: 7 },
    { type: 'fail', id: 'a', problem: 'Upload failed. Please try again.' },
  )
  expect(row).toMatchObject({ state: 'failed', alternativeText: 'A crystal', fileId: 7 })
  expect(row && canBeSent(row)).toBe(true)
})

test('a retry starts without the old problem and progress', () => {
  const [row] = after(choose('a'), { type: 'fail', id: 'a', problem: 'no' }, { type: 'queue', id: 'a' })
  expect(row).toMatchObject({ state: 'waiting', progress: 0, problem: undefined })
  expect(row && isUnderWay(row)).toBe(true)
})

test('what has arrived leaves the list when new files are chosen; all else stays', () => {
  expect(states(choose('a', 'b'), { type: 'finish', id: 'a' }, choose('c'))).toEqual(['chosen', 'chosen'])
})

test('one file is cancelled and another removed without touching the rest', () => {
  expect(states(choose('a', 'b', 'c'), { type: 'cancel', id: 'b' }, { type: 'remove', id: 'a' })).toEqual([
    'cancelled',
    'chosen',
  ])
})

test('the summary tells how far the files are', () => {
  expect(summary(after(choose('a')))).toBe('')
  expect(summary(after(choose('a'), { type: 'queue', id: 'a' }))).toBe('Uploading...')
  expect(summary(after(choose('a'), { type: 'finish', id: 'a' }))).toBe('Image uploaded successfully!')
  const both = [choose('a', 'b'), { type: 'finish', id: 'a' }] satisfies UploadAction[]
  expect(summary(after(...both, { type: 'finish', id: 'b' }))).toBe('2 images uploaded successfully!')
  expect(summary(after(...both, { type: 'fail', id: 'b', problem: 'no' }))).toBe(
    '1 of 2 images are in the gallery now.',
  )
})
