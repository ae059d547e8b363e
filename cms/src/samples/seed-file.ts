import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Noun } from '../rules/noun'
import type { Section } from '../rules/sections'
import type { SampleType } from './sample-types'

/** A picture as a seed file names it; `file` is relative to the folder `images`. */
export interface Picture {
  file: string
  alternativeText?: string
  caption?: string
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPicture = (value: unknown): value is Fields & Picture =>
  isObject(value) && typeof value.file === 'string'

/**
 * The entries of one seed file.
 * @throws Error when the file is missing, is no JSON or has the wrong outer form
 */
export function readEntries(folder: string, { file }: Pick<SampleType, 'file'>): Fields[] {
  const path = join(folder, `${file}.json`)
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const entries: unknown[] = Array.isArray(content) ? content : [content]
  if (!entries.every(isObject)) throw new Error(`${path} must hold an object or a list of objects`)
  return entries
}

/** Every picture that an entry names, once, with the section of the field it stands in. */
export function picturesIn(
  entries: readonly Fields[],
  { pictures }: Pick<Noun, 'pictures'>,
): Map<string, Picture & { section: Section }> {
  const found = new Map<string, Picture & { section: Section }>()
  const look = (value: unknown, section: Section): void => {
    if (Array.isArray(value)) for (const item of value) look(item, section)
    else if (isPicture(value)) found.set(value.file, { ...value, section })
    else if (isObject(value)) for (const inner of Object.values(value)) look(inner, section)
  }
  for (const entry of entries) {
    for (const [field, value] of Object.entries(entry))
      look(value, typeof pictures === 'string' ? pictures : pictures(field))
  }
  return found
}

/** The entry as the document service takes it: files by their id, authors as components. */
export function toDocument(entry: Fields, fileId: (file: string) => number): Fields {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn)
    if (isPicture(value)) return fileId(value.file)
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turn(inner)]))
    return value
  }
  const fields = Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, turn(value)]))
  const { authors } = fields
  return Array.isArray(authors) ? { ...fields, authors: authors.map((name: unknown) => ({ name })) } : fields
}
