import { attachmentSection, pictureSections, type Section } from '../rules/sections'

/** Stands in the path when the site has no group name yet. */
const noGroup = 'Group'

const formats = ['thumbnail', 'xsmall', 'small', 'medium', 'large']

/** Letters and digits of ASCII, `_`, `-` and `.`: what needs no escaping in an address. */
const unsafe = /[^\w.-]+/g

/** The folder of files that are no images. */
const attachments = 'documents'

/** Of a name in the path of a file, in characters: file systems take 255 bytes. */
const longest = 100

/**
 * `images/{group}_-_{Section}`, the group's name with everything but letters, digits and `_` turned to `_`, and short enough
 * for any file system; what is no image lies apart, so that no address of an image leads to it.
 */
export function storageFolder(groupName: string | undefined, section: Section): string {
  if (section === attachmentSection) return attachments
  const group = (groupName ?? '').replace(/\W/g, '_').slice(0, longest)
  return `images/${/[^_]/.test(group) ? group : noGroup}_-_${section}`
}

/** A base name without its marks and accents, short enough for any file system. */
export function safeBaseName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(unsafe, '_')
    .replace(/^[._]+|[._]+$/g, '')
    .slice(0, longest)
  return plain === '' ? 'image' : plain
}

/**
 * The file's place in the storage, `{folder}/{milliseconds}_{filename}`; of a smaller copy
 * `…/{milliseconds}_{format}_{filename}`.
 * @param hash as Strapi makes it from {@link safeBaseName} and the time: `{milliseconds}_{name}`, for a copy
 *   with its format in front
 * @param extension with its dot
 */
export function storageKey(folder: string, hash: string, extension: string): string {
  const [, format = '', milliseconds = '', name = ''] =
    new RegExp(`^(?:(${formats.join('|')})_)?(\\d+)_(.+)$`).exec(hash) ?? []
  if (milliseconds === '') throw new Error(`"${hash}" is no name made by the CMS. Upload the file again.`)
  return `${folder}/${milliseconds}_${format === '' ? '' : `${format}_`}${name}${extension}`
}

const name = String.raw`\d+_[\w-][\w.-]*`

/** What is half written, in a folder. */
export const partForm = /^[0-9a-f]{40}\.part$/

/** Everything a key may look like; whatever else a request or an import brings is not opened. */
export const keyForm = new RegExp(
  String.raw`^(images/\w+_-_(${pictureSections.join('|')})/${name}\.(jpg|jpeg|png|gif|webp|avif)|${attachments}/${name}\.pdf)$`,
  'i',
)
