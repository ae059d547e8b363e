import { dropDraft, keepDraft, readDraft } from '../../../../ui/staff/draft'

const draft = 'import'

/** What shall be imported, as it is kept for a reload. */
interface KeptSource {
  text: string
  /** Whether the CMS is looking up the DOIs that it is a list of. */
  isLookedUp: boolean
}

/** Letters of the longest text that is kept: with each letter that is typed all of it is stored, and a browser's store is small. */
const mostKept = 1_000_000

export const canBeKept = (text: string): boolean => text.length <= mostKept

/** Keeps what shall be imported; an empty text is none. */
export function keepSource({ text, isLookedUp }: KeptSource): void {
  if (text === '' || !canBeKept(text)) dropSource()
  else keepDraft(draft, { text, isLookedUp }, { version: undefined, values: {} })
}

export function keptSource(): KeptSource {
  const { text, isLookedUp } = readDraft(draft)?.values ?? {}
  return { text: typeof text === 'string' ? text : '', isLookedUp: isLookedUp === true }
}

export const dropSource = (): void => {
  dropDraft(draft)
}
