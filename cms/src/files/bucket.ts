import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../environment/environment'
import { kinds } from '../images/kinds'
import type { FileStore, Listed } from './file-store'
import { pdfMime } from './pdf'
import { keyForm } from './storage-key'

/** Milliseconds for one request, a file of 20 MB over a slow line included. */
const patience = 60_000

/** Where files stay that no row names, by the day on which they were put there. */
const asideFolder = 'swept/'

/** Media types by extension. */
const types = new Map<string, string>([
  ...Object.values(kinds).flatMap(({ extensions, mime }) =>
    extensions.map((extension) => [extension, mime] as const),
  ),
  ['.pdf', pdfMime],
])

/** The type of a stored file, which its name tells. */
export const typeOfFile = (key: string): string =>
  types.get(extname(key).toLowerCase()) ?? 'application/octet-stream'

/**
 * Files in a bucket of a storage that speaks S3 (https://docs.aws.amazon.com/AmazonS3/latest/API/), addressed by path, which
 * every such storage understands. What is put there is there whole or not at all.
 */
export class Bucket implements FileStore {
  readonly aside: string
  private readonly client: AwsClient
  private readonly url: string

  /** @param pageSize how many files one answer of the storage lists; a thousand is the most */
  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: BucketSettings,
    private readonly pageSize = 1000,
  ) {
    // It asks again after a 429 or a 5xx.
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
    this.url = `${endpoint}/${bucket}`
    this.aside = `${asideFolder} in the bucket ${bucket}`
  }

  async put(key: string, content: Readable): Promise<void> {
    const address = this.addressOf(key)
    // The signature is made of the content. An upload has 20 MB at most.
    const body = await buffer(content)
    if ((await this.ask('HEAD', address)).status !== 404) throw new Error(`${key} is there already`)
    await this.must('PUT', address, {
      body: new Uint8Array(body),
      headers: { 'content-type': typeOfFile(key) },
    })
  }

  async remove(key: string): Promise<void> {
    await this.must('DELETE', this.addressOf(key))
  }

  async read(key: string): Promise<{ size: number; content: Readable } | undefined> {
    // Until the head: the body is as slow as the visitor to whom it goes.
    const over = new AbortController()
    const timer = setTimeout(() => {
      over.abort(new Error('The storage did not answer in time'))
    }, patience)
    const response = await this.ask('GET', this.addressOf(key), { signal: over.signal }).finally(() => {
      clearTimeout(timer)
    })
    const { body, headers, status } = response
    if (status === 404) {
      await body?.cancel()
      return undefined
    }
    if (!response.ok || body === null) throw await failureOf('GET', response)
    return { size: Number(headers.get('content-length')), content: Readable.fromWeb(body) }
  }

  async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const found = await this.read(key)
    if (found === undefined) throw new Error(`${key} is not in the bucket`)
    const folder = await mkdtemp(join(tmpdir(), 'renditions-'))
    try {
      const path = join(folder, basename(key))
      await pipeline(found.content, createWriteStream(path), { signal: AbortSignal.timeout(patience) })
      return await work(path)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async list(): Promise<Listed[]> {
    return (await this.listAll()).filter(({ key }) => !key.startsWith(asideFolder))
  }

  async putAside(key: string): Promise<void> {
    const target = `${this.url}/${asideFolder}${new Date().toISOString().slice(0, 10)}/${key}`
    const source = new URL(this.addressOf(key)).pathname
    const copied = await this.ask('PUT', target, { headers: { 'x-amz-copy-source': source } })
    // Another instance was faster.
    if (copied.status === 404) return
    if (!copied.ok) throw await failureOf('PUT', copied)
    // S3 may find out after its head that it cannot copy, and says so in the body.
    const fault = inTag('Code', await copied.text())
    if (fault !== undefined) throw new Error(`The storage of images could not copy ${key}: ${fault}`)
    await this.remove(key)
  }

  async forgetAside(before: string): Promise<void> {
    for (const { key } of await this.listAll(asideFolder)) {
      if (key.slice(asideFolder.length) < before) await this.must('DELETE', `${this.url}/${key}`)
    }
  }

  async check(): Promise<void> {
    await this.must('HEAD', this.url)
  }

  /** By ListObjects, which goes on from a key and needs no token of the storage. */
  private async listAll(prefix = ''): Promise<Listed[]> {
    const listed: Listed[] = []
    for (let isMore = true; isMore;) {
      const search = new URLSearchParams({ 'max-keys': String(this.pageSize), prefix })
      // Keys come in order.
      const last = listed.at(-1)
      if (last) search.set('marker', last.key)
      const response = await this.ask('GET', `${this.url}?${search.toString()}`)
      if (!response.ok) throw await failureOf('GET', response)
      const xml = await response.text()
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        listed.push({
          key: inTag('Key', entry) ?? '',
          size: Number(inTag('Size', entry)),
          changedAt: Date.parse(inTag('LastModified', entry) ?? ''),
        })
      }
      isMore = inTag('IsTruncated', xml) === 'true'
    }
    return listed
  }

  private async must(method: string, address: string, init: RequestInit = {}): Promise<void> {
    const response = await this.ask(method, address, init)
    if (!response.ok && !(method === 'DELETE' && response.status === 404))
      throw await failureOf(method, response)
    await response.body?.cancel()
  }

  private ask(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    return this.client.fetch(address, { signal: AbortSignal.timeout(patience), ...init, method })
  }

  private addressOf(key: string): string {
    if (!keyForm.test(key)) throw new Error(`"${key}" is no place in the storage of images`)
    return `${this.url}/${key}`
  }
}

/** What stands in an element of XML without attributes; the keys here need no escapes, nor do numbers and times. */
const inTag = (tag: string, xml: string): string | undefined =>
  new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1]

/** What the storage has said instead. Its codes are those of https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
async function failureOf(method: string, response: Response): Promise<Error> {
  const { pathname, host } = new URL(response.url)
  const code = inTag('Code', await response.text())
  return new Error(
    `The storage at ${host} answered ${response.status}${code === undefined ? '' : ` ${code}`} to ${method} ${pathname}`,
  )
}
