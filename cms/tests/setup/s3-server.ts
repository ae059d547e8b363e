import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BucketSettings } from '../../src/environment/environment'

/** It has no types of its own. */
const S3rver = createRequire(__filename)('@20minutes/s3rver') as new (options: object) => {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}

/** A server that speaks S3 and refuses wrong signatures, with an empty bucket, in a folder that goes with it. */
export async function startS3(): Promise<BucketSettings & { stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'cms-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'site' }],
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'site',
    // The one account that it knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
