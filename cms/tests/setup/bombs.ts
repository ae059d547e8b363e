import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A black PNG of one bit a pixel, which packs a thousandfold; `chunks` stand before the picture. */
export function blackPng(width: number, height: number, chunks: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small PNG whose texts, unpacked, take 50 MB of memory each. */
export function textBomb(texts: number): Buffer {
  const packed = deflateSync(Buffer.alloc(50_000_000, 'x'))
  const text = (number: number) => chunk('zTXt', Buffer.concat([Buffer.from(`text ${number}\0\0`), packed]))
  return blackPng(
    10,
    10,
    Array.from({ length: texts }, (_, index) => text(index)),
  )
}
