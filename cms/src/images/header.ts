import { open, type FileHandle } from 'node:fs/promises'
import { mostFrames } from './limits'

/** What the first bytes of an image say about it. */
export interface ImageHeader {
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  /** Of one frame, in pixels. */
  width: number
  height: number
  /** 1 for a still image. Counting stops at one more than the most that are allowed. */
  frames: number
}

/**
 * Reads a file piece by piece. An image library would read much of a hostile file, and remember all of its frames, only
 * to tell how large it is; this reads some bytes at each place where a header can stand and keeps none of them.
 */
class Pieces {
  private start = 0
  private piece = Buffer.alloc(0)
  /** Bytes that were asked of the file so far. */
  read = 0

  constructor(private readonly file: Pick<FileHandle, 'read'>) {}

  /** @returns the bytes from a place on, fewer at the end of the file */
  async at(place: number, length: number): Promise<Buffer> {
    const from = place - this.start
    if (from < 0 || from + length > this.piece.length) {
      const buffer = Buffer.alloc(Math.max(length, 4096))
      const { bytesRead } = await this.file.read(buffer, 0, buffer.length, place)
      this.read += bytesRead
      this.start = place
      this.piece = buffer.subarray(0, bytesRead)
      return this.piece.subarray(0, length)
    }
    return this.piece.subarray(from, from + length)
  }
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** PNG, https://www.w3.org/TR/png-3/#11IHDR: the header is the first chunk. */
function readPng(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length < 24 || text(bytes, 12, 16) !== 'IHDR') return undefined
  return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), frames: 1 }
}

/** More segments than any camera writes before the one that tells the size. */
const mostSegments = 1000

/** JPEG, ITU-T T.81 §B.1.1.4: segments, one of which (SOF) tells the size before the picture begins (SOS). */
async function readJpeg(pieces: Pieces): Promise<ImageHeader | undefined> {
  let place = 2
  for (let segment = 0; segment < mostSegments; segment += 1) {
    const bytes = await pieces.at(place, 9)
    const marker = bytes[1] ?? 0
    if (bytes.length < 9 || bytes[0] !== 0xff) return undefined
    // Any number of these bytes may stand before a marker.
    if (marker === 0xff) {
      place += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return { format: 'jpeg', width: bytes.readUInt16BE(7), height: bytes.readUInt16BE(5), frames: 1 }
    }
    if (marker === 0xda || marker === 0xd9) return undefined
    place += 2 + bytes.readUInt16BE(2)
  }
  return undefined
}

/** GIF 89a: blocks, of which each image is a frame; https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
async function readGif(pieces: Pieces): Promise<ImageHeader | undefined> {
  const screen = await pieces.at(0, 13)
  if (screen.length < 13) return undefined
  let width = screen.readUInt16LE(6)
  let height = screen.readUInt16LE(8)
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let place = 13 + colours(screen[10] ?? 0)
  let frames = 0

  /** The place after a chain of sub-blocks, each of which begins with its length. */
  const afterSubBlocks = async (from: number) => {
    let next = from
    for (;;) {
      const [length] = await pieces.at(next, 1)
      if (length === undefined) return undefined
      next += 1 + length
      if (length === 0) return next
    }
  }

  while (frames <= mostFrames) {
    const bytes = await pieces.at(place, 10)
    const [kind] = bytes
    let next: number | undefined
    if (kind === 0x2c && bytes.length === 10) {
      frames += 1
      // A frame may be larger than the screen that the header tells of.
      width = Math.max(width, bytes.readUInt16LE(1) + bytes.readUInt16LE(5))
      height = Math.max(height, bytes.readUInt16LE(3) + bytes.readUInt16LE(7))
      next = await afterSubBlocks(place + 10 + colours(bytes[9] ?? 0) + 1)
    } else if (kind === 0x21) next = await afterSubBlocks(place + 2)
    // The end, or what decoders take for it.
    if (next === undefined) break
    place = next
  }
  return frames === 0 ? undefined : { format: 'gif', width, height, frames }
}

/** WebP, RFC 9649 §2.5–2.7: a RIFF file of one picture, or of a header and chunks, of which `ANMF` is a frame. */
async function readWebp(pieces: Pieces, first: Buffer): Promise<ImageHeader | undefined> {
  const webp = (width: number, height: number, frames = 1): ImageHeader => ({
    format: 'webp',
    width,
    height,
    frames,
  })
  if (first.length < 30) return undefined
  switch (text(first, 12, 16)) {
    case 'VP8 ':
      return webp(first.readUInt16LE(26) & 0x3fff, first.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      const bits = first.readUInt32LE(21)
      return webp((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X': {
      const [width, height] = [first.readUIntLE(24, 3) + 1, first.readUIntLE(27, 3) + 1]
      const isAnimated = ((first[20] ?? 0) & 2) !== 0
      if (!isAnimated) return webp(width, height)
      let frames = 0
      for (let place = 30, chunks = 0; frames <= mostFrames && chunks < 4 * mostFrames; chunks += 1) {
        const chunk = await pieces.at(place, 8)
        if (chunk.length < 8) break
        if (text(chunk, 0, 4) === 'ANMF') frames += 1
        const size = chunk.readUInt32LE(4)
        place += 8 + size + (size % 2)
      }
      return webp(width, height, Math.max(frames, 1))
    }
    default:
      return undefined
  }
}

/** Reads the header of an open file; see {@link readHeader}. */
export async function headerOf(
  file: Pick<FileHandle, 'read'>,
): Promise<{ header: ImageHeader | undefined; bytes: number }> {
  const pieces = new Pieces(file)
  const first = await pieces.at(0, 32)
  const read = () => {
    if (first.readUIntBE(0, 3) === 0xffd8ff) return readJpeg(pieces)
    if (text(first, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(first)
    if (/^GIF8[79]a/.test(text(first, 0, 6))) return readGif(pieces)
    if (text(first, 0, 4) === 'RIFF' && text(first, 8, 12) === 'WEBP') return readWebp(pieces, first)
    return undefined
  }
  const header = first.length < 12 ? undefined : await read()
  return { header, bytes: pieces.read }
}

/**
 * Reads what a file says about itself, without decoding it.
 * @returns `undefined` for what is no JPG, PNG, GIF or WebP
 */
export async function readHeader(filepath: string): Promise<ImageHeader | undefined> {
  const file = await open(filepath)
  try {
    return (await headerOf(file)).header
  } finally {
    await file.close()
  }
}
