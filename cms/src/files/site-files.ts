import { publicDirectory } from '../environment/data-directory'
import { environment } from '../environment/environment'
import { Bucket } from './bucket'
import type { FileStore } from './file-store'
import { Folder } from './folder'

let current: FileStore | undefined

/** The store that the environment names. */
export function fileStore(): FileStore {
  const { s3 } = environment()
  current ??= s3 === undefined ? new Folder(`${publicDirectory()}/uploads`) : new Bucket(s3)
  return current
}
