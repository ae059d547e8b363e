import { expect, test, vi } from 'vitest'
import {
  asSiteUpload,
  currentSiteUpload,
  keepPlaces,
  removeAfterwards,
  wholeOrNothing,
  writing,
} from './uploading'

test('what was written is removed when the upload fails, after the last copy is written', async () => {
  const events: string[] = []
  const remove = (place: string) => {
    events.push(`removed ${place}`)
    return Promise.resolve()
  }
  let finish: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const failed = wholeOrNothing(remove, () => {
    void writing('a', Promise.resolve())
    void writing(
      'b',
      slow.then(() => void events.push('written b')),
    )
    return Promise.reject(new Error('full'))
  })
  finish()
  await expect(failed).rejects.toThrow('full')
  expect(events).toEqual(['written b', 'removed a', 'removed b'])
})

test('a file that is in the database stays when a later one fails', async () => {
  const remove = vi.fn<(place: string) => Promise<void>>().mockResolvedValue(undefined)
  const failed = wholeOrNothing(remove, () => {
    void writing('a', Promise.resolve())
    void writing('b', Promise.resolve())
    keepPlaces(['a', undefined])
    return Promise.reject(new Error('full'))
  })
  await expect(failed).rejects.toThrow('full')
  expect(remove.mock.calls.map(([place]) => place)).toEqual(['b'])
})

test('what is replaced goes when all went well, and stays when it did not', async () => {
  const remove = vi.fn<(place: string) => Promise<void>>().mockResolvedValue(undefined)
  const replace = (end: () => Promise<void>) =>
    wholeOrNothing(remove, async () => {
      await writing('new', Promise.resolve())
      expect(removeAfterwards('old')).toBe(true)
      await end()
    })
  await expect(replace(() => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  expect(remove.mock.calls.map(([place]) => place)).toEqual(['new'])
  remove.mockClear()
  await replace(() => Promise.resolve())
  expect(remove.mock.calls.map(([place]) => place)).toEqual(['old'])
  expect(removeAfterwards('alone')).toBe(false)
})

test('a place that somebody else has is not taken from him', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const taken = wholeOrNothing(remove, () => writing('a', Promise.reject(new Error('taken'))))
  await expect(taken).rejects.toThrow('taken')
  expect(remove).not.toHaveBeenCalled()
})

test('nothing is removed when all went well', async () => {
  const remove = vi.fn(() => Promise.resolve())
  await wholeOrNothing(remove, () => writing('a', Promise.resolve()))
  expect(remove).not.toHaveBeenCalled()
})

test('an upload of the site is known as one while it runs', async () => {
  expect(await asSiteUpload({ key: 'k' }, () => Promise.resolve(currentSiteUpload()))).toEqual({ key: 'k' })
  expect(currentSiteUpload()).toBeUndefined()
})
