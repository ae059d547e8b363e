import { rm } from 'node:fs'
import type { Writable } from 'node:stream'
import { replaceMethod } from './replace-method'

/** A file of a form while the body parser (formidable 2) writes it. */
interface TemporaryFile {
  filepath: string
  destroy(): void
  _writeStream: Writable
}

/**
 * Has a file removed that belongs to a refused form. The parser itself removes it at once, which can be before the
 * system has made it: then it would stay. Shown by tests/files/uploads.test.ts.
 */
export function removeWhenClosed(file: TemporaryFile): void {
  replaceMethod(file, 'A file of formidable', 'destroy', (destroy) => () => {
    file._writeStream.once('close', () => {
      // What cannot be removed is swept at the next start.
      rm(file.filepath, { force: true }, () => undefined)
    })
    destroy()
  })
}
