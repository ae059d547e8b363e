import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '../../tests/setup/s3-server'
import { Bucket } from './bucket'
import { Folder } from './folder'
import type { FileStore } from './file-store'

const key = 'images/Group_-_Gallery/1795172200738_a.jpg'
const stores: Record<string, FileStore> = {}
let s3: Awaited<ReturnType<typeof startS3>>
let folder: string

beforeAll(async () => {
  s3 = await startS3()
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  stores.folder = new Folder(folder)
  stores.bucket = new Bucket(s3)
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

test.each(['folder', 'bucket'])('a %s keeps a file whole, once, until it is removed', async (name) => {
  const store = stores[name]
  if (!store) throw new Error(name)
  await store.check()
  expect(await store.read(key)).toBeUndefined()
  await store.put(key, Readable.from([Buffer.from('a '), Buffer.from('picture')]))
  await expect(store.put(key, Readable.from(['another']))).rejects.toThrow()
  const found = await store.read(key)
  expect([found?.size, found && (await text(found.content))]).toEqual([9, 'a picture'])
  const onDisk = await store.withFile(key, (path) => Promise.resolve(readFileSync(path, 'utf8')))
  expect(onDisk).toBe('a picture')
  const [listed, ...others] = await store.list()
  expect([listed?.key, listed?.size, others]).toEqual([key, 9, []])
  expect(Math.abs(Date.now() - (listed?.changedAt ?? 0))).toBeLessThan(60_000)
  await store.remove(key)
  await store.remove(key)
  expect([await store.read(key), await store.list()]).toEqual([undefined, []])
  await expect(store.put('../a.jpg', Readable.from(['a']))).rejects.toThrow('is no place')
})

test('what is broken off while it comes is not in the bucket', async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('half')
      throw new Error('The connection ended.')
    })(),
  )
  await expect(stores.bucket?.put(key, broken)).rejects.toThrow('The connection ended.')
  expect(await stores.bucket?.list()).toEqual([])
})

test('a bucket lists more files than one answer holds, and puts files aside by the day', async () => {
  const bucket = new Bucket(s3, 2)
  const keys = [1, 2, 3, 4, 5].map((number) => `documents/${number}_a.pdf`)
  for (const one of keys) await bucket.put(one, Readable.from(['%PDF']))
  const listed = async () => (await bucket.list()).map((one) => one.key).sort()
  expect(await listed()).toEqual(keys)
  await bucket.putAside('documents/1_a.pdf')
  await bucket.putAside('documents/1_a.pdf')
  expect(await listed()).toEqual(keys.slice(1))
  const client = new AwsClient({ ...s3, service: 's3' })
  const aside = async () => (await client.fetch(`${s3.endpoint}/site?prefix=swept/`)).text()
  const today = new Date().toISOString().slice(0, 10)
  await bucket.forgetAside(today)
  expect(await aside()).toContain(`swept/${today}/documents/1_a.pdf`)
  await bucket.forgetAside('9999-12-31')
  expect(await aside()).not.toContain('1_a.pdf')
})

test('a wrong secret, and a bucket that is not there, are told in the words of the storage', async () => {
  await expect(new Bucket({ ...s3, secretAccessKey: 'wrong' }).list()).rejects.toThrow(
    /The storage at 127\.0\.0\.1:\d+ answered 403 SignatureDoesNotMatch to GET \/site/,
  )
  await expect(new Bucket({ ...s3, bucket: 'another' }).check()).rejects.toThrow(/answered 404/)
})
