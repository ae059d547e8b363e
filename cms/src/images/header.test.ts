import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { blackPng } from '../../tests/setup/bombs'
import { headerOf, readHeader } from './header'
import { mostFrames, tooMuch } from './limits'

const folder = mkdtempSync(join(tmpdir(), 'header-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

let files = 0
function write(content: Buffer): string {
  files += 1
  const file = join(folder, String(files))
  writeFileSync(file, content)
  return file
}

/** Counts what is read of a file that lies in memory. */
const inMemory = (content: Buffer) => ({
  read: (buffer: Buffer, offset: number, length: number, position: number) => {
    const bytesRead = content.copy(buffer, offset, position, position + length)
    return Promise.resolve({ bytesRead, buffer })
  },
})
const bytesRead = async (content: Buffer) =>
  (await headerOf(inMemory(content) as Parameters<typeof headerOf>[0])).bytes

/** What is said over an image that its header gives away. */
async function refusalOf(content: Buffer): Promise<string | undefined> {
  const header = await readHeader(write(content))
  return header && tooMuch(header)
}

const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#789' } })

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s tells its size', async (format) => {
  const file = write(await still(301, 203).toFormat(format).toBuffer())
  expect(await readHeader(file)).toEqual({ format, width: 301, height: 203, frames: 1 })
})

test('a lossless WebP, one with transparency and a progressive JPEG with a profile tell theirs', async () => {
  const size = { width: 301, height: 203, frames: 1 }
  expect(await readHeader(write(await still(301, 203).webp({ lossless: true }).toBuffer()))).toMatchObject(
    size,
  )
  expect(await readHeader(write(await still(301, 203).ensureAlpha(0.5).webp().toBuffer()))).toMatchObject(
    size,
  )
  const jpeg = still(301, 203).withIccProfile('srgb').jpeg({ progressive: true })
  expect(await readHeader(write(await jpeg.toBuffer()))).toMatchObject(size)
})

test.each(['gif', 'webp'] as const)('the frames of an animated %s are counted', async (format) => {
  const frames = await Promise.all(
    ['#100', '#020', '#003'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const file = write(
    await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer(),
  )
  expect(await readHeader(file)).toEqual({ format, width: 40, height: 30, frames: 3 })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('GIF89a, said the text, which goes on for a while')],
  ['zeros', Buffer.alloc(100)],
  ['half a header', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 4, 5, 6, 7])],
  ['a segment without an end', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(5000, 0xff)])],
])('%s is no image', async (_, content) => {
  expect(await readHeader(write(content))).toBeUndefined()
})

/** A GIF of some frames, each of which is declared to be as large as the whole. */
function frameBomb(frames: number, side: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const [black, white] = ['\0\0\0', '\xff\xff\xff']
  const screen = [Buffer.from('GIF89a'), size, Buffer.from(`\x80\0\0${black}${white}`, 'latin1')]
  const picture = Buffer.from('\0\x02\x02\x44\x01\0', 'latin1')
  const frame = Buffer.concat([Buffer.from('\x2c\0\0\0\0', 'latin1'), size, picture])
  return Buffer.concat([...screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

test.each([
  [16_000, 16_000, 'The image has 256 megapixels; the limit is 40. Make it smaller and try again.'],
  // Of 40 megapixels or less: one line costs as much memory as a whole image, as many lines as much time.
  [40_000_000, 1, 'The image is 40,000,000 pixels wide; the limit is 16,383. Make it smaller and try again.'],
  [1, 39_999_999, 'The image is 39,999,999 pixels high; the limit is 16,383. Make it smaller and try again.'],
])('a bomb of %i × %i pixels is refused by its first bytes', async (width, height, message) => {
  const bomb = blackPng(width, height)
  expect(await bytesRead(bomb)).toBeLessThan(10_000)
  expect(await refusalOf(bomb)).toBe(message)
})

test('a bomb of frames is refused when there are too many, however many follow', async () => {
  const bomb = frameBomb(1_000_000, 1)
  expect(await bytesRead(bomb)).toBeLessThan(mostFrames * 100)
  expect(await refusalOf(bomb)).toBe(
    `The animation has more than ${mostFrames} frames. Make it shorter and try again.`,
  )
})

test('few frames are too many when they are large', async () => {
  expect(await refusalOf(frameBomb(3, 4000))).toMatch('The image has 48 megapixels')
})
