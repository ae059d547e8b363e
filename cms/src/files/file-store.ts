import type { Readable } from 'node:stream'

/** A stored file, as a list of them has it. */
export interface Listed {
  key: string
  size: number
  /** In milliseconds since 1970. */
  changedAt: number
}

/**
 * Where the files of the media library are: images, their renditions, PDFs. A key is a path below `/uploads/`, and what is
 * stored under it never changes.
 */
export interface FileStore {
  /** Stores a file whole or not at all. @throws Error when the key is taken or has a wrong form */
  put(key: string, content: Readable): Promise<void>
  /** Removes a file; one that is gone already is no error. */
  remove(key: string): Promise<void>
  /** @returns `undefined` when there is no such file */
  read(key: string): Promise<{ size: number; content: Readable } | undefined>
  /** Does something that needs the file on the disk of this machine. @throws Error when there is no such file */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>
  /** All that is stored, what was put aside excepted. */
  list(): Promise<Listed[]>
  /** Takes a file out of the store, to where it can be brought back from. */
  putAside(key: string): Promise<void>
  /** Removes what was put aside before a day (2026-01-31). */
  forgetAside(before: string): Promise<void>
  /** Where what was put aside is, in words. */
  readonly aside: string
  /** @throws Error when the store cannot be reached */
  check(): Promise<void>
}

/** The key of an address of a stored file. */
export const keyAt = (address: string): string => address.replace(/^\/uploads\//, '')
