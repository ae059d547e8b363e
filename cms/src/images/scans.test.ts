import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasTooManyScans } from './scans'

const jpeg = (options: sharp.JpegOptions) =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', sigma: 90 },
    },
  })
    .jpeg({ progressive: true, ...options })
    .toBuffer()

/** A scan of one value of one component that holds nothing. */
const emptyScan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 1, 1, 0, 0x55])

const withScans = (image: Buffer, scans: number) =>
  Buffer.concat([image.subarray(0, -2), ...Array<Buffer>(scans).fill(emptyScan), image.subarray(-2)])

test('a progressive JPEG has few scans', async () => {
  expect(hasTooManyScans(await jpeg({}))).toBe(false)
  expect(hasTooManyScans(await jpeg({ mozjpeg: true, quality: 100 }))).toBe(false)
})

test('a decoder is not kept busy with scans that show nothing', async () => {
  expect(hasTooManyScans(withScans(await jpeg({}), 200))).toBe(true)
})

test('what stands after the picture, like the film of a phone, is not counted', async () => {
  const film = Buffer.concat(Array<Buffer>(200).fill(emptyScan))
  expect(hasTooManyScans(Buffer.concat([await jpeg({}), film]))).toBe(false)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a segment that leads to itself', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0])],
  ['markers without an end', Buffer.alloc(5000, 0xff)],
])('%s comes to an end', (_, content) => {
  expect(hasTooManyScans(content)).toBe(false)
})
