interface HostileForm {
  name: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

const boundary = 'torture'

interface Part {
  head: string
  content?: string
}

const part = ({ head, content = '' }: Part): string => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`
const file = (name: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png`,
  content: 'no picture',
})
const field = (name: string, content: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content,
})
const end = `--${boundary}--\r\n`

/** Forms that no browser makes. */
export function hostileForms(): HostileForm[] {
  const bodies: Record<string, string> = {
    empty: '',
    'an end alone': end,
    'no end': part(file('files')),
    'half a head': `--${boundary}\r\nContent-Disposition: form-data; name="files`,
    'no head': `--${boundary}\r\n\r\nno picture\r\n${end}`,
    'another field': part(file('file')) + end,
    'a field called __proto__': part(file('__proto__')) + end,
    'a field with a path': part(file('files[0][__proto__][x]')) + end,
    'many files': part(file('files')).repeat(200) + end,
    'many fields': part(field('a', 'b')).repeat(5000) + end,
    'a field without a name': part({ head: 'Content-Disposition: form-data' }) + end,
    'a field of 200 kB': part(field('fileInfo', 'a'.repeat(200_000))) + part(file('files')) + end,
    'another section': part(field('section', '../../..')) + part(file('files')) + end,
    'a section of the prototype': part(field('section', '__proto__')) + part(file('files')) + end,
    'words about it that are no JSON': part(field('fileInfo', '{')) + part(file('files')) + end,
    'words about it that are a list': part(field('fileInfo', '[[],{}]')) + part(file('files')) + end,
    'words about it that are null': part(field('fileInfo', 'null')) + part(file('files')) + end,
    'words about it with a prototype':
      part(field('fileInfo', '{"__proto__":{"name":"x"},"name":{"a":1}}')) + part(file('files')) + end,
    'a reference':
      part(field('ref', 'api::event.event')) +
      part(field('refId', '1')) +
      part(field('field', 'image')) +
      part(file('files')) +
      end,
    'a folder': part(field('path', '../..')) + part(field('folder', '1')) + part(file('files')) + end,
    'a long head': `--${boundary}\r\nX: ${'a'.repeat(100_000)}\r\n\r\n\r\n${end}`,
    'a coding of the part':
      part({
        head: 'Content-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Transfer-Encoding: base64',
        content: '!!!!',
      }) + end,
    'lines of another kind': (part(file('files')) + end).replaceAll('\r\n', '\n'),
  }
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'a'.repeat(3000)}`,
    'multipart/form-data; boundary="',
    'multipart/mixed; boundary=torture',
    'application/json',
    'multipart/form-data; boundary=another',
  ]
  const encode = (text: string) => new Uint8Array(Buffer.from(text))
  return [
    ...Object.entries(bodies).map(([name, body]) => ({
      name: `form: ${name}`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: encode(body),
    })),
    ...types.map((type) => ({
      name: `form as ${type.slice(0, 60)}`,
      headers: { 'content-type': type },
      body: encode(part(file('files')) + end),
    })),
  ]
}
