import type { Random } from '../run/random.ts'

/** Bytes that are sent over a connection of their own. */
export interface HostileRequest {
  name: string
  /** Sent one after the other, with a moment between. */
  pieces: Buffer[]
  /** The methods of the requests that these bytes may be read as. More answers than these were smuggled in. */
  methods: string[]
  /** An address that a visitor asks for afterwards, whose answer must know nothing of this. */
  afterwards?: string
}

/** Stands wherever a request wants to put something into somebody else's page. */
export const evil = 'evil.example'

const targets = ['/', '/publications', '/events/icube']
const smuggled = `GET /smuggled HTTP/1.1\r\nHost: ${evil}\r\n\r\n`

const one = (
  name: string,
  text: string | Buffer,
  methods = ['GET'],
  afterwards?: string,
): HostileRequest => ({
  name,
  pieces: [typeof text === 'string' ? Buffer.from(text, 'latin1') : text],
  methods,
  ...(afterwards !== undefined && { afterwards }),
})

const get = (target: string, ...fields: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n')

const withField = (group: string, field: string, target = '/'): HostileRequest =>
  one(`${group}: ${field.slice(0, 80)}`, get(target, field))

/** Two ways to tell how long a body is, of which a proxy and a server may each believe another (RFC 9112 §6). */
function smuggling(): HostileRequest[] {
  const encodings = [
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: CHUNKED',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding: \x0bchunked',
    'Transfer-Encoding : chunked',
    ' Transfer-Encoding: chunked',
    'Transfer_Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: chunked;a=b',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
    'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding:\r\n chunked',
    'X: y\nTransfer-Encoding: chunked',
    'X: y\rTransfer-Encoding: chunked',
    'Transfer-Encoding\0: chunked',
    'Transfer-Encoding: chunked\0',
  ]
  const lengths = [
    '0',
    '5',
    '+5',
    '-1',
    '5, 5',
    '5, 6',
    '0x5',
    '5 5',
    '1e1',
    '99999999999999999999',
    '',
    '5\r\nContent-Length: 0',
  ]
  const heads = (method: string) => `${method} / HTTP/1.1\r\nHost: localhost\r\n`
  return ['GET', 'POST'].flatMap((method) => [
    ...encodings.flatMap((encoding) =>
      ['0', '5', '5, 5', '+5'].flatMap((length) =>
        [`Content-Length: ${length}\r\n${encoding}`, `${encoding}\r\nContent-Length: ${length}`].map(
          (fields) =>
            one(
              `two lengths: ${method} ${fields}`,
              `${heads(method)}${fields}\r\n\r\n0\r\n\r\n${smuggled}`,
              // To everybody this is a field like any other, and five bytes are the body.
              fields.includes('_') ? [method, 'GET'] : [method],
            ),
        ),
      ),
    ),
    ...lengths
      .filter((length) => !/^\d$/.test(length))
      .map((length) =>
        one(
          `wrong length: ${method} ${length}`,
          `${heads(method)}Content-Length: ${length}\r\n\r\nhello${smuggled}`,
          [method],
        ),
      ),
  ])
}

function chunks(): HostileRequest[] {
  const bodies = [
    'ffffffffffffffff1\r\nx',
    '-1\r\nx',
    '0x5\r\nhello\r\n0\r\n\r\n',
    '5;a=b\r\nhello\r\n0\r\n\r\n',
    `5;${'a'.repeat(100_000)}\r\nhello\r\n0\r\n\r\n`,
    '5\nhello\n0\n\n',
    '5\r\nhello0\r\n\r\n',
    '5 \r\nhello\r\n0\r\n\r\n',
    '\r\n',
    'zz\r\n',
    '0\r\nHost: evil.example\r\n\r\n',
    '0\r\nContent-Length: 50\r\n\r\n',
    `0\r\n${'A: b\r\n'.repeat(5000)}\r\n`,
    '1\r\nh\r\n'.repeat(20_000),
    '000000000000000000000005\r\nhello\r\n0\r\n\r\n',
    '5\r\nhel',
  ]
  return [
    'GET /',
    'POST /',
    'POST /staff/session',
    'POST /graphql/CreateUpdate',
    'POST /staff/upload',
  ].flatMap((line) =>
    bodies.map((body, place) =>
      one(
        `chunks ${place}: ${line}`,
        `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
        [line.split(' ', 1)[0] ?? ''],
      ),
    ),
  )
}

/** The same good request in pieces, and many good requests in one. */
function split(random: Random): HostileRequest[] {
  const request = Buffer.from(get('/contact', 'Accept-Encoding: br, gzip', 'User-Agent: torture'))
  const halves = Array.from({ length: 40 }, (): HostileRequest => {
    const at = random.between(1, request.length - 1)
    return {
      name: `split at ${at}`,
      pieces: [request.subarray(0, at), request.subarray(at)],
      methods: ['GET'],
    }
  })
  const bytes: HostileRequest = {
    name: 'split into bytes',
    pieces: [...request].map((byte) => Buffer.of(byte)),
    methods: ['GET'],
  }
  const lines = [2, 3, 10, 50, 200].map((count) =>
    one(
      `${count} requests at once`,
      get('/contact').repeat(count),
      Array.from({ length: count }, () => 'GET'),
    ),
  )
  const mixed = Array.from({ length: 40 }, () => {
    const methods = Array.from({ length: random.between(2, 8) }, () =>
      random.pick(['GET', 'HEAD', 'PUT', 'OPTIONS']),
    )
    const text = methods.map((method) =>
      get(random.pick([...targets, '/not-there', '/robots.txt'])).replace('GET', method),
    )
    return one(`at once: ${methods.join(' ')}`, text.join(''), methods)
  })
  return [...halves, bytes, ...lines, ...mixed]
}

function lineEnds(): HostileRequest[] {
  const request = get('/', 'User-Agent: torture')
  const forms: Record<string, string> = {
    'LF alone': request.replaceAll('\r\n', '\n'),
    'CR alone': request.replaceAll('\r\n', '\r'),
    'LF CR': request.replaceAll('\r\n', '\n\r'),
    'CR CR LF': request.replaceAll('\r\n', '\r\r\n'),
    'empty lines before': `\r\n\r\n${request}`,
    'many empty lines before': '\r\n'.repeat(5000) + request,
    'LF at the end': `${request.slice(0, -4)}\n\n`,
    'a folded field': get('/', 'X: a\r\n b', 'Y: c\r\n\td'),
    'a space before the first field': get('/').replace('Host', ' Host'),
    'no field': 'GET / HTTP/1.1\r\n\r\n',
    'no line': '\r\n\r\n',
    'two spaces': get('/').replace('GET /', 'GET  /'),
    'a tab': get('/').replace('GET /', 'GET\t/'),
    'a field without a colon': get('/', 'nothing'),
    'a field without a name': get('/', ': nothing'),
  }
  return Object.entries(forms).flatMap(([name, text]) => [
    one(`line ends: ${name}`, text),
    one(`line ends, then another: ${name}`, text + get('/contact'), ['GET', 'GET']),
  ])
}

function sizes(): HostileRequest[] {
  return [1000, 4000, 8000, 15_000, 16_300, 17_000, 64_000, 1_000_000].flatMap((size) => [
    one(`a field of ${size}`, get('/', `X: ${'a'.repeat(size)}`)),
    one(`a name of ${size}`, get('/', `${'X'.repeat(size)}: a`)),
    one(`an address of ${size}`, get(`/${'a'.repeat(size)}`)),
    one(`a query of ${size}`, get(`/publications?q=${'a'.repeat(size)}`)),
    one(`a method of ${size}`, get('/').replace('GET', 'G'.repeat(size))),
    one(`a cookie of ${size}`, get('/', `Cookie: staff=${'a'.repeat(size)}`)),
    one(`${size / 10} fields`, get('/', ...Array.from({ length: size / 10 }, (_, index) => `X-${index}: a`))),
    one(`a path ${size / 2} deep`, get('/a'.repeat(size / 2))),
  ])
}

function startLines(random: Random): HostileRequest[] {
  const versions = [
    'HTTP/0.9',
    'HTTP/1.0',
    'HTTP/1.2',
    'HTTP/2.0',
    'HTTP/3',
    'HTTP/1.1 ',
    'HTP/1.1',
    'http/1.1',
    'HTTP/11',
    'HTTP/1.1.1',
    'HTTP/-1.1',
    'HTTP/1.1x',
    '',
    'ICY/1.1',
    'RTSP/1.0',
    'HTTP/99999999.1',
  ]
  const methods = [
    'CONNECT',
    'TRACE',
    'TRACK',
    'OPTIONS',
    'PUT',
    'PATCH',
    'DELETE',
    'POST',
    'PRI',
    'PROPFIND',
    'MKCOL',
    'PURGE',
    'DEBUG',
    'SEARCH',
    'LINK',
    'M-SEARCH',
    'QUERY',
    'get',
    'Get',
    'GÉT',
    'G\0T',
    '"GET"',
    'GET,POST',
    '',
    'A'.repeat(300),
  ]
  const addresses = [
    `http://${evil}/`,
    `https://${evil}/publications`,
    `http://user:password@${evil}/`,
    'http://127.0.0.1:1337/admin',
    'http://169.254.169.254/latest/meta-data/',
    'ftp://localhost/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    `//${evil}/`,
    `///${evil}`,
    `/\\${evil}`,
    '*',
    '?',
    '#',
    '',
    'publications',
    `${evil}:443`,
    'http://',
    'http://[::1',
    'http://localhost:99999/',
    '/#/publications',
    '/;/publications',
    '/%',
    '/%zz',
    '/%00',
    '/%ff',
    '/%c3%28',
    '/%ed%a0%80',
    '/%e2%80%8b',
    '/%0d%0aSet-Cookie:%20evil=1',
    '/publications?q=%0d%0aSet-Cookie:%20evil=1',
    '/__proto__',
    '/constructor',
    '/graphql/__proto__?variables={}',
    '/graphql/constructor?variables={}',
    '/graphql/toString',
    '/graphql/',
    '/graphql',
    '/graphql/Updates?variables=__proto__',
    '/staff/__proto__',
    '/health?',
    '/.env',
    '/.git/config',
    '/admin',
    '/uploads/',
    '/_health',
    '/api/upload',
    '/publications/..;/admin',
    '/publications/%2e%2e/%2e%2e/admin',
  ]
  return [
    ...versions.map((version) => one(`version ${version}`, get('/').replace('HTTP/1.1', version))),
    ...methods.flatMap((method) =>
      ['/', '/staff/session', '/graphql/DeleteUpdate', `${evil}:80`].map((target) =>
        one(`method ${method.slice(0, 20)} ${target}`, get(target).replace('GET', method), [method]),
      ),
    ),
    ...addresses.flatMap((address) => [
      one(`address ${address}`, get(address)),
      one(`address ${address}, Host elsewhere`, get(address).replace('localhost', evil)),
    ]),
    ...Array.from({ length: 40 }, (_, index) => one(`noise ${index}`, random.bytes(random.between(1, 400)))),
    one('HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'),
    one('TLS', Buffer.from('16030100c8010000c403035a', 'hex')),
    one('SSH', 'SSH-2.0-OpenSSH_9.2\r\n'),
    one('HTTP/0.9', 'GET /\r\n'),
  ]
}

/** Ways out of a folder. */
function traversals(): HostileRequest[] {
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e%252f',
    '..%c0%af',
    '%c0%ae%c0%ae/',
    '..;/',
    '.%00./',
    '..%00/',
    '..%0d/',
    '....//',
    '%uff0e%uff0e/',
    './../',
  ]
  const from = [
    '/',
    '/assets/',
    '/images/',
    '/images/Group_-_News/',
    '/publications/',
    '/staff/',
    '/graphql/',
    '/fonts/',
  ]
  const to = ['etc/passwd', 'cms.sqlite', 'server/main.js']
  return ups.flatMap((up) =>
    from.flatMap((folder) =>
      to.map((file) => one(`out of ${folder} by ${up} to ${file}`, get(folder + up.repeat(6) + file))),
    ),
  )
}

/** Bytes that stand nowhere in HTTP. */
function bytes(): HostileRequest[] {
  const odd = [0, 1, 7, 8, 9, 10, 11, 12, 13, 27, 31, 127, 128, 160, 173, 192, 237, 254, 255]
  return odd.flatMap((byte) => {
    const char = String.fromCharCode(byte)
    const name = `byte ${byte}`
    return [
      one(`${name} in the address`, get(`/contact${char}`), ['GET', 'GET']),
      one(`${name} in the query`, get(`/publications?q=a${char}b`), ['GET', 'GET']),
      one(`${name} in a name`, get('/', `X${char}Y: a`)),
      one(`${name} in a value`, get('/', `X: a${char}b`)),
      one(`${name} in Host`, get('/').replace('localhost', `local${char}host`)),
      one(`${name} in Accept-Encoding`, get('/', `Accept-Encoding: br${char}`)),
      one(`${name} in the cookie`, get('/', `Cookie: staff=a${char}b`)),
    ]
  })
}

function fields(): HostileRequest[] {
  const ranges = [
    'bytes=0-0',
    'bytes=-1',
    'bytes=0-',
    'bytes=5-1',
    'bytes=99999999-',
    'bytes=0-0,1-1',
    `bytes=${'0-,'.repeat(1000)}`,
    'bytes=a-b',
    'lines=1-2',
    'bytes=-',
    'bytes',
    'bytes=0-18446744073709551615',
    'bytes=-18446744073709551615',
  ]
  const codings = [
    '',
    '*',
    '*;q=0',
    'identity;q=0',
    'br;q=0',
    'br;q=2',
    'br;q=-1',
    'br;q=NaN',
    'br;q=1e400',
    'gzip;q=0.0001',
    'GZIP',
    'br, gzip, zstd, dcb, dcz',
    'identity;q=0, *;q=0',
    ',,,,',
    ';;;',
    'br;;q',
    'gzip'.repeat(900),
    'br,'.repeat(1000),
    '__proto__',
    'x-gzip',
    'compress',
    '"br"',
    'br;q="1"',
  ]
  const others = [
    'If-None-Match: *',
    'If-None-Match: "',
    `If-None-Match: ${'"a",'.repeat(1000)}`,
    'If-Modified-Since: never',
    'If-Modified-Since: Thu, 99 Xxx 99999 99:99:99 GMT',
    'If-Match: "a"',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'If-Range: "a"\r\nRange: bytes=0-5',
    'Expect: 100-continue',
    'Expect: the unexpected',
    'Connection: close, keep-alive',
    'Connection: Host',
    'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Upgrade: TLS/1.0',
    'TE: trailers',
    'Trailer: Host',
    'Max-Forwards: 0',
    'Proxy-Authorization: Basic AAAA',
    'Authorization: Bearer a.b.c',
    'Accept: application/json',
    'Accept: ;;;;',
    'Accept-Language: xx',
    'Cache-Control: no-cache, no-store, only-if-cached',
    'Pragma: no-cache',
    'Content-Length: 5\r\n\r\nhello',
    'Content-Encoding: gzip',
    'Content-Type: ;;;;',
    'Cookie: staff=a.b.c',
    'Cookie: staff=eyJhbGciOiJub25lIn0.e30.',
    'Cookie: __proto__=1; constructor=1; staff=',
    'Origin: null',
    'Sec-Purpose: prefetch',
    'Via: 1.1 evil.example',
    'Keep-Alive: timeout=99999',
  ]
  return targets.flatMap((target) => [
    ...ranges.map((range) => withField('range', `Range: ${range}`, target)),
    ...codings.map((coding) => withField('coding', `Accept-Encoding: ${coding}`, target)),
    ...others.map((field) => withField('field', field, target)),
    one(
      `HEAD with a body ${target}`,
      `HEAD ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello`,
      ['HEAD'],
    ),
    one(
      `GET with a body ${target}`,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello`,
    ),
    one(
      `half a body ${target}`,
      `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\nhello`,
      ['POST'],
    ),
  ])
}

/** Words about the request that a cache does not tell apart, and a careless page would repeat. */
function poison(): HostileRequest[] {
  const names = [
    'X-Forwarded-Host',
    'X-Host',
    'X-Forwarded-Server',
    'X-HTTP-Host-Override',
    'Forwarded',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-Forwarded-Proto',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-For',
    'X-Real-IP',
    'True-Client-IP',
    'X-HTTP-Method-Override',
    'X-Forwarded-Scheme',
    'X-Wap-Profile',
    'Referer',
    'Origin',
    'User-Agent',
  ]
  const hosts = [
    evil,
    `localhost@${evil}`,
    `localhost/${evil}`,
    `${evil}:99999`,
    `localhost\r\nHost: ${evil}`,
    '',
    `[${evil}]`,
    `localhost, ${evil}`,
    `"><script src=//${evil}></script>`,
  ]
  let count = 0
  // An address that nobody asked for before is made for this request, and kept.
  const fresh = () => `/publications?q=fresh${(count += 1)}`
  return [
    ...names.flatMap((name) =>
      [evil, `https://${evil}/x`, `"><script src=//${evil}></script>`].flatMap((value) =>
        ['/', fresh()].map((target) =>
          one(`${name}: ${value} ${target}`, get(target, `${name}: ${value}`), ['GET'], target),
        ),
      ),
    ),
    ...hosts.flatMap((host) =>
      ['/', fresh()].map((target) =>
        one(`Host: ${host} ${target}`, get(target).replace('localhost', host), ['GET'], target),
      ),
    ),
  ]
}

/** Requests that no browser sends. */
export const hostileRequests = (random: Random): HostileRequest[] => [
  ...smuggling(),
  ...chunks(),
  ...split(random),
  ...lineEnds(),
  ...sizes(),
  ...startLines(random),
  ...traversals(),
  ...bytes(),
  ...fields(),
  ...poison(),
]
