/** An answer as it came over the wire. */
interface Answer {
  status: number
  fields: Map<string, string>
  body: Buffer
}

export interface Read {
  answers: Answer[]
  /** What is wrong with the bytes as a sequence of answers; undefined when nothing is. */
  problem?: string
  /** Whether more must come. */
  isOpen: boolean
}

/**
 * Reads the bytes of a connection as the answers to requests, strictly (RFC 9112).
 *
 * @param methods of the requests, in order: an answer to HEAD has no body
 */
export function readAnswers(bytes: Buffer, methods: readonly string[]): Read {
  const answers: Answer[] = []
  let place = 0
  while (place < bytes.length) {
    const end = bytes.indexOf('\r\n\r\n', place)
    if (end === -1) return { answers, isOpen: true, problem: 'a head that does not end' }
    const [line = '', ...lines] = bytes.toString('latin1', place, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) [ -~]*$/.exec(line)?.[1])
    if (Number.isNaN(status))
      return { answers, isOpen: false, problem: `no status line: ${line.slice(0, 80)}` }
    const fields = new Map<string, string>()
    for (const field of lines) {
      const [, name, value = ''] = /^([\w-]+): ?([^\0\r\n]*)$/.exec(field) ?? []
      if (name === undefined) return { answers, isOpen: false, problem: `no field: ${field.slice(0, 80)}` }
      fields.set(name.toLowerCase(), value)
    }
    place = end + 4
    // An interim answer is followed by the real one.
    if (status >= 100 && status < 200 && status !== 101) continue
    const isHead = methods[answers.length] === 'HEAD'
    const hasBody = !isHead && status !== 204 && status !== 304 && status !== 101
    const body = hasBody ? readBody(bytes, place, fields) : { body: Buffer.alloc(0), end: place }
    if (body === undefined) return { answers, isOpen: true, problem: 'a body that does not end' }
    answers.push({ status, fields, body: body.body })
    place = body.end
  }
  return { answers, isOpen: false }
}

function readBody(
  bytes: Buffer,
  start: number,
  fields: Map<string, string>,
): { body: Buffer; end: number } | undefined {
  if (fields.get('transfer-encoding') === 'chunked') return readChunks(bytes, start)
  const length = fields.get('content-length')
  // Without a length the body ends with the connection.
  const end = length === undefined ? bytes.length : start + Number(length)
  return end > bytes.length ? undefined : { body: bytes.subarray(start, end), end }
}

function readChunks(bytes: Buffer, start: number): { body: Buffer; end: number } | undefined {
  const chunks: Buffer[] = []
  for (let place = start; ;) {
    const line = bytes.indexOf('\r\n', place)
    const size = Number.parseInt(bytes.toString('latin1', place, line), 16)
    const next = line + 2 + size + 2
    if (line === -1 || Number.isNaN(size) || next > bytes.length) return undefined
    chunks.push(bytes.subarray(line + 2, line + 2 + size))
    place = next
    if (size === 0) return { body: Buffer.concat(chunks), end: place }
  }
}
