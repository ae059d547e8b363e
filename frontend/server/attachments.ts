import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { paths } from '../src/paths'
import type { CmsInstances } from './cms/instances'
import { askForFile, passOn } from './cms/request'
import { sendText } from './http/send-text'
import { refusalSchema } from './staff/answers'

/** A PDF below the page of a paper or a member. */
interface Attachment {
  kind: 'publication' | 'member'
  slug: string
  field: string
}

const form = /^\/(publications|people)\/([a-z0-9-]+)\/([a-zA-Z]+)\.pdf$/

/** What an address names; undefined when it is none of a PDF. */
export function attachmentAt(path: string): Attachment | undefined {
  const [, page, slug, field] = form.exec(path) ?? []
  if (slug === undefined || field === undefined) return undefined
  return { kind: page === 'publications' ? 'publication' : 'member', slug, field }
}

const pathOf = ({ kind, slug, field }: Attachment) =>
  kind === 'publication' ? paths.publicationPdf(slug, field) : paths.personPdf(slug, field)

/**
 * A PDF can hold scripts, forms and files of others. Its reader in the browser runs in a sandbox of its own; whatever else
 * took it for something to run is given an origin without rights. Browsers show it all the same (seen in Chromium and
 * Firefox).
 */
const harmless = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

interface Passing {
  cms: CmsInstances
  /** Of the staff session, who get PDFs before their embargo ends. */
  token: string | undefined
  log: (message: string) => void
}

/** Passes a PDF on from the CMS, which decides who gets it. */
export async function passAttachment(
  attachment: Attachment,
  request: IncomingMessage,
  response: ServerResponse,
  { cms, token, log }: Passing,
): Promise<void> {
  const ask = (known: string | undefined) => cms.ask((url) => get(url, attachment, request, known))
  let answer: IncomingMessage
  try {
    answer = await ask(token)
    // A session that is over gives no more than none, and takes nothing away.
    if (answer.statusCode === 401 && token !== undefined) {
      answer.resume()
      answer = await ask(undefined)
    }
  } catch (error) {
    log(`${pathOf(attachment)} cannot be fetched: ${String(error)}. Is the CMS running?`)
    sendText(request, response, 503, 'The file cannot be fetched at the moment.', { 'retry-after': '10' })
    return
  }
  const { statusCode: status = 502, headers } = answer
  if (status === 301) {
    answer.resume()
    const slug = headers.location?.split('/').at(-2) ?? ''
    sendText(request, response, 301, 'The file has another address.', {
      location: pathOf({ ...attachment, slug }),
    })
  } else if (status === 403 || status === 404) {
    sendText(request, response, status, reasonIn(await text(answer)))
  } else {
    const kept = ['content-length', 'content-disposition', 'cache-control', 'etag'].flatMap(
      (name): [string, string | string[]][] => {
        const value = headers[name]
        return value === undefined ? [] : [[name, value]]
      },
    )
    response.writeHead(status, {
      ...(status === 200 && { 'content-type': 'application/pdf' }),
      ...Object.fromEntries(kept),
      ...harmless,
    })
    await passOn(answer, response)
  }
}

function reasonIn(answer: string): string {
  try {
    return v.parse(refusalSchema, JSON.parse(answer)).message
  } catch {
    // Whatever it was, the visitor gets no file.
    return 'There is no such file.'
  }
}

const expected = [200, 301, 304, 401, 403, 404]

/** @throws Error when the CMS answers what it never should, and what becomes of a request without an answer */
async function get(
  url: string,
  { kind, slug, field }: Attachment,
  request: IncomingMessage,
  token: string | undefined,
): Promise<IncomingMessage> {
  const { 'if-none-match': known } = request.headers
  const answer = await askForFile(`${url}/api/attachments/${kind}/${slug}/${field}`, {
    method: request.method ?? 'GET',
    headers: {
      ...(known !== undefined && { 'if-none-match': known }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
  const { statusCode: status = 502, headers } = answer
  const isPdf = status !== 200 || headers['content-type'] === 'application/pdf'
  if (expected.includes(status) && isPdf) return answer
  answer.resume()
  throw new Error(`the CMS answered ${status} ${headers['content-type'] ?? ''}`)
}
