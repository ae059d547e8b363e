import { errors } from '@strapi/utils'
import { isBlank, plainLine } from '../rules/plain-text'
import { sections, type Section } from '../rules/sections'
import { readFocalPoint, type FocalPoint } from './focal-point'
import { otherSection, sectionNamed } from './sections'

/** What a client may say about the file that it sends; everything else in the request is not looked at. */
export interface UploadRequest {
  section: Section
  name: string | undefined
  alternativeText: string | undefined
  caption: string | undefined
  focalPoint: FocalPoint | null
}

type Fields = Readonly<Record<string, unknown>>

/** As in the database of Strapi, where these are short texts. */
const longestText = 255

/** What a file name must not hold on some system, which would make Strapi refuse it. */
const reserved = /[<>:"/\\|?*\p{Cc}]/gu

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name that every system and Strapi take, with its extension, of at most 200 characters. */
export function tameName(name: string): string {
  const tame = plainLine(name).normalize('NFC').replace(reserved, '_').trim()
  const [, stem = tame, extension = ''] = /^(.+?)(\.[^.]{1,10})?$/s.exec(tame) ?? []
  return isBlank(stem) ? 'image' : `${plainLine(stem.slice(0, 190))}${extension}`
}

function readText(info: Fields, name: string): string | undefined {
  const value = info[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new errors.ValidationError(`fileInfo.${name} must be a text`)
  if (isBlank(value)) return undefined
  const text = plainLine(value)
  if (text.length > longestText) {
    throw new errors.ValidationError(`The ${name} is longer than ${longestText} characters. Shorten it.`)
  }
  return text
}

function readFileInfo(value: unknown): Fields {
  if (value === undefined || value === '') return {}
  try {
    const info: unknown = typeof value === 'string' ? JSON.parse(value) : value
    if (isObject(info)) return info
  } catch {
    // The error below says what is wrong.
  }
  throw new errors.ValidationError(
    'fileInfo must be a JSON object with name, alternativeText, caption and focalPoint',
  )
}

/**
 * Reads the fields beside the file.
 * @param body the text fields of the form
 * @param query the parameters of the address
 * @throws ValidationError that says what is wrong
 */
export function readUploadRequest(body: unknown, query: Fields): UploadRequest {
  if (query.id !== undefined) {
    // Under its address an image is kept by browsers for ever, so new content needs a new file.
    throw new errors.ValidationError(
      'A file is not replaced. Send the new one, and choose it in place of the old one.',
    )
  }
  const fields = isObject(body) ? body : {}
  const named = fields.section ?? query.section
  const section = named === undefined ? otherSection : sectionNamed(typeof named === 'string' ? named : '')
  if (section === undefined) {
    throw new errors.ValidationError(`section must be one of ${sections.join(', ')}`)
  }
  const info = readFileInfo(fields.fileInfo)
  const name = readText(info, 'name')
  return {
    section,
    name: name === undefined ? undefined : tameName(name),
    alternativeText: readText(info, 'alternativeText'),
    caption: readText(info, 'caption'),
    focalPoint: readFocalPoint(info.focalPoint),
  }
}
