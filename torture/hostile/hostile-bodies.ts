interface HostileBody {
  name: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

const json = { 'content-type': 'application/json' }
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))

/** Bodies of a request that are not what their head says, or not what a form sends. */
export function hostileBodies(): HostileBody[] {
  const texts: Record<string, string> = {
    empty: '',
    'nothing of JSON': 'null',
    'a number': '5',
    'a text': '"variables"',
    'a list': '[{"variables":{}}]',
    'half of it': '{"variables":{"data":{"title":"a"',
    'more behind it': '{"variables":{}} {"variables":{}}',
    'a byte order mark': '\ufeff{"variables":{}}',
    'a name twice': '{"variables":{"data":{"title":"a","title":"b","key":"k"}}}',
    'variables that are a list': '{"variables":[]}',
    'variables that are a text': '{"variables":"data"}',
    'variables that are a number': '{"variables":5}',
    'no variables': '{}',
    'variables of nobody': '{"variables":null}',
    'a number too large': '{"variables":{"data":{"title":"a","version":1e400}}}',
    'a prototype': '{"__proto__":{"variables":{}},"constructor":1}',
    'a prototype in the variables': '{"variables":{"__proto__":{"data":{"title":"a"}}}}',
    'a query of its own': '{"query":"{__schema{types{name}}}","variables":{}}',
    'another operation': '{"operationName":"DeleteUpdate","variables":{}}',
    'very deep lists': `{"variables":{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
    'very deep objects': `{"variables":{"data":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}}`,
    'very many names': `{"variables":{${Array.from({ length: 20_000 }, (_, index) => `"a${index}":1`).join()}}}`,
    'control characters': '{"variables":{"data":{"title":"a\0b"}}}',
    'wrong escapes': '{"variables":{"data":{"title":"\\x41\\u12"}}}',
  }
  const types = [
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/jsonx',
    'application/graphql',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/json, text/plain',
    'a'.repeat(4000),
  ]
  return [
    ...Object.entries(texts).map(([name, body]) => ({ name, headers: json, body })),
    { name: 'invalid UTF-8', headers: json, body: bytes('7b22fffec0af223a317d') },
    { name: 'UTF-16', headers: json, body: new Uint8Array(Buffer.from('{"variables":{}}', 'utf16le')) },
    { name: 'gzip that is none', headers: { ...json, 'content-encoding': 'gzip' }, body: '{"variables":{}}' },
    {
      name: 'a coding that nobody has',
      headers: { ...json, 'content-encoding': 'x' },
      body: '{"variables":{}}',
    },
    ...types.map((type) => ({
      name: `as ${type.slice(0, 40)}`,
      headers: { 'content-type': type },
      body: '{"variables":{}}',
    })),
    ...['', 'a', 'a'.repeat(5000), '../../..', '"', '%00', '__proto__-and-more-of-it'].map((key) => ({
      name: `key ${key.slice(0, 40)}`,
      headers: { ...json, 'x-idempotency-key': key },
      body: '{"variables":{"data":{"title":"a key"}}}',
    })),
  ]
}
