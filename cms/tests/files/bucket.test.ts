import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Bucket } from '../../src/files/bucket'
import { elsewhere } from '../setup/elsewhere'
import { start } from '../setup/instance'
import { picture } from '../setup/pictures'
import { renditionsMade } from '../setup/renditions'
import { startS3 } from '../setup/s3-server'
import { signIn } from '../setup/staff'

test('with a bucket no file is kept in DATA_DIR, and each is at the address that it would have there', async () => {
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const options = await elsewhere('bucket')
  const variables = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
  const cms = await start({ ...options, seed: false, variables })
  onTestFinished(() => cms.stop().then(() => undefined))
  expect(await (await fetch(`${cms.url}/ready`)).json()).toHaveProperty('ready', true)
  const form = new FormData()
  form.append('section', 'Gallery')
  form.append('fileInfo', JSON.stringify({ name: 'a.jpg', alternativeText: 'Noise' }))
  form.append('files', new Blob([new Uint8Array(await picture(480, 300).jpeg().toBuffer())]), 'a.jpg')
  const headers = { authorization: `Bearer ${await signIn(cms.url)}` }
  const uploaded = await fetch(`${cms.url}/api/upload`, { method: 'POST', headers, body: form })
  expect(uploaded.status).toBe(201)
  await renditionsMade(options)
  const bucket = new Bucket(s3)
  const images = (await bucket.list()).map(({ key }) => key).filter((key) => key.startsWith('images/'))
  expect(images.filter((key) => key.endsWith('.avif'))).not.toEqual([])
  for (const key of images) {
    const served = await fetch(`${cms.url}/uploads/${key}`)
    expect([served.status, served.headers.get('cache-control')], key).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(Number(served.headers.get('content-length'))).toBe((await served.arrayBuffer()).byteLength)
  }
  expect((await fetch(`${cms.url}/uploads/images/Lab_-_Gallery/1795172200738_none.jpg`)).status).toBe(404)
  const uploads = join(options.dataDir, 'public/uploads')
  expect(
    readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  ).toEqual([])
  expect(readFileSync(cms.logFile, 'utf8')).not.toMatch(/ (error|warn): /)
})
