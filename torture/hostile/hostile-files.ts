import { crc32, deflateSync } from 'node:zlib'
import type { Random } from '../run/random.ts'

/** Something to be uploaded. */
export interface HostileFile {
  name: string
  /** Of the file, as the form tells it. */
  fileName: string
  type: string
  content: Buffer
}

const script = '<script>torture()</script>'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A chunk with a name and packed data: 60 kB that become 60 MB (PNG §11.3.2.3, §11.3.3.2). */
const inflated = (type: string): Buffer =>
  chunk(type, Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(60_000_000), { level: 9 })]))

/** A PNG that says how large it is, whatever follows (PNG §11.2). */
function png(
  width: number,
  height: number,
  {
    rows = 1,
    depth = 8,
    colour = 0,
    more = [],
  }: { rows?: number; depth?: number; colour?: number; more?: Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width >>> 0)
  header.writeUInt32BE(height >>> 0, 4)
  header.set([depth, colour, 0, 0, 0], 8)
  const line = Math.min(1 + Math.ceil((width * depth * (colour === 2 ? 3 : 1)) / 8), 50_000_000)
  const data = deflateSync(Buffer.alloc(line * rows), { level: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF with frames of one pixel. */
function gif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.of(0x3b)])
}

/** A JPEG that tells a size and has nothing to show. */
function jpeg(width: number, height: number, more: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    more,
    frame,
    Buffer.from('ffda0008010100003f00d2cf20ffd9', 'hex'),
  ])
}

function webp(payload: string, size: number): Buffer {
  const body = Buffer.from(payload, 'latin1')
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(size >>> 0, 4)
  return Buffer.concat([head, body])
}

/** Files that are not what they say, that say too much, or that nobody can keep. */
export function hostileFiles(random: Random): HostileFile[] {
  const small = png(2, 2, { rows: 2 })
  const contents: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.of(0x89),
    'a signature alone': signature,
    'PNG 40000000×1': png(40_000_000, 1),
    'PNG 1×40000000': png(1, 40_000_000, { rows: 1000 }),
    'PNG 6324×6324': png(6324, 6324, { rows: 6324 }),
    'PNG 6324×6324 with one row': png(6324, 6324),
    'PNG 65535×65535': png(65_535, 65_535),
    'PNG 2147483647×2147483647': png(2 ** 31 - 1, 2 ** 31 - 1),
    'PNG 4294967295×1': png(2 ** 32 - 1, 1),
    'PNG 0×0': png(0, 0),
    'PNG of 16 bits 5000×5000': png(5000, 5000, { rows: 5000, depth: 16, colour: 2 }),
    'PNG of one bit 40000×1000': png(40_000, 1000, { rows: 1000, depth: 1 }),
    'PNG with a wrong depth': png(2, 2, { depth: 7 }),
    'PNG with a text of 60 MB': png(2, 2, {
      rows: 2,
      more: [inflated('zTXt')],
    }),
    'PNG with a profile of 60 MB': png(2, 2, {
      rows: 2,
      more: [inflated('iCCP')],
    }),
    'PNG with a script as text': png(2, 2, {
      rows: 2,
      more: [chunk('tEXt', Buffer.from(`Title\0${script}`))],
    }),
    'PNG with 20000 chunks': png(2, 2, {
      rows: 2,
      more: Array.from({ length: 20_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
    }),
    'PNG with HTML behind it': Buffer.concat([small, Buffer.from(`<html>${script}</html>`)]),
    'PNG with a ZIP behind it': Buffer.concat([small, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    'half a PNG': png(500, 500, { rows: 500 }).subarray(0, 100),
    'PNG with wrong sums': Buffer.from(small.map((byte, place) => (place === 29 ? byte ^ 255 : byte))),
    'animated PNG': png(2, 2, { rows: 2, more: [chunk('acTL', Buffer.from('7fffffff00000000', 'hex'))] }),
    'JPEG 65535×65535': jpeg(65_535, 65_535),
    'JPEG 0×0': jpeg(0, 0),
    'JPEG without a picture': jpeg(8, 8),
    'JPEG that begins again and again': Buffer.alloc(1_000_000, 0xff).fill(0xd8, 1, 2),
    'JPEG with a wrong length': jpeg(8, 8, Buffer.from('ffe10001', 'hex')),
    'JPEG with EXIF that turns in circles': jpeg(
      8,
      8,
      Buffer.from('ffe1001e45786966000049492a000800000001001201040001000000080000000800', 'hex'),
    ),
    'JPEG with a script': jpeg(8, 8, Buffer.concat([Buffer.from('fffe001c', 'hex'), Buffer.from(script)])),
    'GIF of 500 frames': gif(1, 1, 500),
    'GIF of 20000 frames': gif(1, 1, 20_000),
    'GIF of 400 frames 300×300': gif(300, 300, 400),
    'GIF 65535×65535': gif(65_535, 65_535, 1),
    'GIF without an end': gif(8, 8, 1).subarray(0, -1),
    'GIF that is a script': Buffer.from('GIF89a/*\0\0*/=1;torture()//'),
    'GIF without a frame': gif(8, 8, 0),
    'WebP VP8X 16383×16383': webp('VP8X\x0a\0\0\0\0\0\0\0\xfe\x3f\0\xfe\x3f\0', 30),
    'WebP with a size of 4 GB': webp('VP8 \xff\xff\xff\xff\0\0\0\x9d\x01\x2a\x08\0\x08\0', 2 ** 32 - 1),
    'WebP of 3000 frames': webp(
      `VP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0${'ANMF\x10\0\0\0'.concat('\0'.repeat(16)).repeat(3000)}`,
      80_000,
    ),
    'WebP with chunks of nothing': webp(
      `VP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0${'ANMF\0\0\0\0'.repeat(1000)}`,
      8000,
    ),
    SVG: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="torture()">${script}</svg>`),
    'SVG that reads files': Buffer.from(
      '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    'SVG that laughs': Buffer.from(
      `<!DOCTYPE s [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'.charAt(index)} "${`&${'abcdefghi'.charAt(index)};`.repeat(10)}">`).join('')}]><svg>&j;</svg>`,
    ),
    HTML: Buffer.from(`<html>${script}</html>`),
    PDF: Buffer.from('%PDF-1.7\n%%EOF'),
    'a program': Buffer.from('7f454c4602010100', 'hex'),
    'a shell script': Buffer.from('#!/bin/sh\nid\n'),
    MVG: Buffer.from('push graphic-context\nfill url(https://evil.example/)\npop graphic-context'),
    PostScript: Buffer.from('%!PS\nuserdict /setpagedevice undef'),
    TIFF: Buffer.from('49492a0008000000', 'hex'),
    BMP: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 255)]),
    HEIC: Buffer.from('000000186674797068656963', 'hex'),
    AVIF: Buffer.from('000000186674797061766966', 'hex'),
    ICO: Buffer.from('000001000100', 'hex'),
    ZIP: Buffer.from('504b0304', 'hex'),
    '24 MB': Buffer.concat([small, Buffer.alloc(24_000_000)]),
  }
  const asTheyAre = Object.entries(contents).flatMap(([name, content]) =>
    [
      ['picture.png', 'image/png'],
      ['picture.jpg', 'image/jpeg'],
      ['picture.svg', 'image/svg+xml'],
      ['picture', ''],
    ]
      // What is large is sent once.
      .slice(0, content.length > 1_000_000 ? 1 : 4)
      .map(([fileName = '', type = '']) => ({ name: `${name} as ${fileName}`, fileName, type, content })),
  )
  const names = [
    '../../../etc/passwd.png',
    '..\\..\\windows.png',
    '/etc/passwd',
    'a\0b.png',
    'a\r\nX: y.png',
    `${'a'.repeat(5000)}.png`,
    `${'é'.repeat(300)}.png`,
    '.png',
    '...',
    '..',
    '',
    ' ',
    '-rf.png',
    'CON.png',
    'a.png.html',
    'a.html',
    'a.php.png',
    'a.svg',
    '"><script>torture()</script>.png',
    "'; DROP TABLE files; --.png",
    '\u202egnp.exe',
    '\u200b.png',
    '\ud800.png',
    '👩‍🔬🏳️‍🌈.png',
    'a;b=c.png',
    'a"b.png',
    'a%2e%2e%2fb.png',
    '__proto__',
    'constructor.png',
    'x'.repeat(200_000),
  ]
  const named = names.flatMap((fileName) =>
    ['image/png', 'text/html', 'x'.repeat(1000)].map((type) => ({
      name: `a file called ${fileName.slice(0, 40)} as ${type.slice(0, 20)}`,
      fileName,
      type,
      content: small,
    })),
  )
  const broken = Array.from({ length: 100 }, (_, index) => {
    const form = random.pick([small, gif(8, 8, 3), jpeg(8, 8), png(200, 200, { rows: 200 })])
    const content = Buffer.from(form)
    for (let count = random.between(1, 6); count > 0; count -= 1)
      content[random.between(0, content.length - 1)] = random.between(0, 255)
    return { name: `broken picture ${index}`, fileName: 'broken.png', type: 'image/png', content }
  })
  return [...asTheyAre, ...named, ...broken]
}
