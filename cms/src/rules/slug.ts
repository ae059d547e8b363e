import { greekLetters, plainLetters } from './letters'
import { withoutMarks } from './marks'

export const longestSlug = 80

const letters: Readonly<Record<string, string>> = { ...plainLetters, ...greekLetters }

/** Small letters, digits and single hyphens between them. */
export const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** True of small letters, digits and single hyphens between them, 80 at most. */
export const isSlug = (text: string): boolean => text.length <= longestSlug && slugForm.test(text)

/**
 * The last part of an address, made of a title or a name: `Sn<sub>2</sub>O, “été”` → `sn2o-ete`.
 * @param otherwise what stands for a text without any letter that an address can hold
 */
export function slugOf(text: string, otherwise: string): string {
  const words = withoutMarks(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^ -~]/g, (letter) => letters[letter] ?? letter)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longestSlug) : `${slug}-${word}`
    if (longer.length > longestSlug) break
    slug = longer
  }
  return slug === '' ? otherwise : slug
}

/** The slug itself or, when it is taken, the first free one of `slug-2`, `slug-3` … */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const candidate = withEnd(slug, `-${String(number)}`)
    if (!taken.has(candidate)) return candidate
  }
}

const withEnd = (slug: string, end: string): string =>
  slug.slice(0, longestSlug - end.length).replace(/-$/, '') + end

/** Whether an address is a slug, or what {@link freeSlug} has made of it; another one was chosen. */
export const isMadeOf = (slug: string, address: string): boolean =>
  address === slug || address === withEnd(slug, /-\d+$/.exec(address)?.[0] ?? '')

/** Former slugs as one column keeps them: each between spaces, so that one of them can be looked for whole. */
export const formerColumn = (slugs: readonly string[]): string | null =>
  slugs.length === 0 ? null : ` ${slugs.join(' ')} `

export const readFormer = (column: unknown): string[] =>
  typeof column === 'string' ? column.split(' ').filter((slug) => slug !== '') : []
