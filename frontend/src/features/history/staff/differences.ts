import { eventTitles } from '../../../content/event-titles'
import { memberTitles } from '../../../content/member-titles'
import { typeTitles } from '../../../content/publication-types'
import { longDate } from '../../../ui/text/date'
import { fieldInWords } from '../../../staff/field-in-words'
import { menuNames } from '../../../staff/menus'

/** What a field held, ready to be shown. */
export type Shown = { kind: 'text'; text: string } | { kind: 'images'; images: ShownImage[] }

export interface ShownImage {
  name: string
  /** The address that the CMS gave the file. */
  url: string
}

export interface FieldDifference {
  /** The field in words. */
  field: string
  /** Undefined where the field held nothing. */
  before: Shown | undefined
  after: Shown | undefined
}

type Fields = Record<string, unknown>

/** What the CMS keeps beside the fields that people fill in. */
const unseen = [
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'version',
  'formerSlugs',
  'formerLeaderSlugs',
  'key',
  'id',
  'url',
]

/** What people say about a file. */
const ofFiles = ['name', 'alternativeText', 'caption', 'focalPoint']

/**
 * The fields in which two states of a document differ, in the order of the document. Components are taken apart into
 * their fields, lists of components into one line for each.
 *
 * @param before the document before, as the history keeps it; null of what did not exist
 * @param after the same after; null of what was deleted
 */
export function differences(before: unknown, after: unknown): FieldDifference[] {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

/** The image that a change is about: the one that came or went, or the one whose words changed. */
export function pictureOf(before: unknown, after: unknown): ShownImage | undefined {
  const state = after ?? before
  const changed = differences(before, after)
    .flatMap(({ after, before }) => [after, before])
    .flatMap((shown) => (shown?.kind === 'images' ? shown.images : []))
  const own = isFields(state) ? [state, state['image']].filter(isFile) : []
  return [...changed, ...own].find(({ url }) => /\.(avif|gif|jpe?g|png|webp)$/i.test(url))
}

/** The fields that a change has changed, in one line; empty for what was made or deleted as a whole. */
export function changedFields(before: unknown, after: unknown): string {
  if (before === null || after === null) return ''
  const fields = differences(before, after).map(({ field }) => field)
  return fields.length > 4
    ? `${fields.slice(0, 3).join(', ')} and ${String(fields.length - 3)} more`
    : fields.join(', ')
}

function flat(document: unknown, owner = ''): Map<string, Shown> {
  const shown = new Map<string, Shown>()
  if (!isFields(document)) return shown
  for (const [name, value] of Object.entries(document)) {
    if (unseen.includes(name) && !isFile(document)) continue
    if (isFile(document) && !ofFiles.includes(name)) continue
    const field = owner === '' ? fieldInWords(name) : `${owner}: ${fieldInWords(name).toLowerCase()}`
    for (const [part, held] of parts(field, chosenInWords(name, value))) shown.set(part, held)
  }
  return shown
}

/** What the forms call that which is chosen in a field. */
const choices: Record<string, Record<string, string>> = {
  type: typeTitles,
  event_type: eventTitles,
  category: memberTitles,
  menu: menuNames,
}

/** A stored word that can no longer be chosen stays. */
const chosenInWords = (field: string, value: unknown): unknown =>
  typeof value === 'string' ? (choices[field]?.[value] ?? value) : value

function parts(field: string, value: unknown): Iterable<[string, Shown]> {
  if (isFile(value)) return [[field, imagesOf([value])]]
  if (Array.isArray(value)) {
    return listed(field, value)
  }
  if (isFields(value)) return flat(value, field)
  const text = textOf(value)
  return text === '' ? [] : [[field, { kind: 'text', text }]]
}

function listed(field: string, items: unknown[]): [string, Shown][] {
  if (items.length === 0) return []
  const files = items.filter(isFile)
  if (files.length === items.length) return [[field, imagesOf(files)]]
  const banners = items.filter(isBanner)
  if (banners.length === items.length) {
    return banners.map(({ page, image }) => [
      `Banner of ${fieldInWords(page).toLowerCase()}`,
      imagesOf([image]),
    ])
  }
  const lines = items.filter(isFields).map(lineOf)
  return [[field, { kind: 'text', text: lines.join('\n') }]]
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFile = (value: unknown): value is ShownImage =>
  isFields(value) && typeof value['url'] === 'string' && typeof value['name'] === 'string'

const isBanner = (value: unknown): value is { page: string; image: ShownImage } =>
  isFields(value) && typeof value['page'] === 'string' && isFile(value['image'])

const imagesOf = (files: ShownImage[]): Shown => ({
  kind: 'images',
  images: files.map(({ name, url }) => ({ name, url })),
})

const lineOf = (item: Fields) =>
  Object.entries(item)
    .filter(([name]) => !unseen.includes(name) || name === 'url')
    .map(([, value]) => textOf(value))
    .filter(Boolean)
    .join(' – ')

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? longDate(value) : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : ''
}
