import { same } from './rebase'

/** A field in which what somebody typed and what somebody else saved differ, in words. */
export interface Difference {
  /** Its name in the form. */
  name: string
  /** What the form calls it. */
  field: string
  own: string
  newer: string
}

/** Of the fields that somebody has changed, those in which a newer version says something else. */
export const differences = (own: Record<string, unknown>, newer: Record<string, unknown>): Difference[] =>
  Object.entries(own)
    .filter(([field, value]) => !same(value, newer[field]))
    .map(([name, value]) => {
      const both = [value, newer[name]] as const
      const [own, theirs] = both.map(inWords)
      // Of images of the same names something else differs: their words, or what stays in sight of them.
      const [ownWords = '', theirWords = ''] = own === theirs ? both.map(inAllWords) : [own, theirs]
      return { name, field: name, own: told(ownWords), newer: told(theirWords) }
    })

/** An empty cell would not say that something is empty. */
const told = (words: string): string => words || 'none'

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (value instanceof File) return value.name
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object' || value === null) return ''
  return 'name' in value ? inWords(value.name) : Object.values(value).map(inWords).filter(Boolean).join(' – ')
}

/** Of an image its name, its words and its focal point. */
function inAllWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inAllWords).join(', ')
  if (typeof value !== 'object' || value === null || value instanceof File) return inWords(value)
  const { id: _, src: __, stored: ___, ...words } = value as Record<string, unknown>
  return Object.values(words).map(inAllWords).filter(Boolean).join(' – ')
}

/** What the form calls a field. */
export function labelOf(form: HTMLFormElement | null, field: string): string {
  const input = form?.elements.namedItem(field)
  const label =
    input instanceof HTMLInputElement ||
    input instanceof HTMLTextAreaElement ||
    input instanceof HTMLSelectElement
      ? input.labels?.[0]
      : undefined
  const groups = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const group = groups.find(({ dataset }) => dataset['field'] === field)
  return label?.textContent.replace(/ \*$/, '') ?? group?.getAttribute('aria-label') ?? field
}
