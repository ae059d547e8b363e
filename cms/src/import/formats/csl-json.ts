import { isCslItem, readCsl, type CslItem } from './csl'
import { unreadable, type ReadEntry } from '../entry/entry'
import { isOrcid, readOrcid } from './orcid'

/**
 * Reads JSON: of CSL a list of items, one item, or Crossref's answer around one; works as ORCID's API answers them.
 * @throws Error with words for the reader when the text is no JSON
 */
export function readCslJson(text: string): ReadEntry[] {
  const content = parse(text)
  if (isOrcid(content)) return readOrcid(content)
  const inner = isCslItem(content) && isCslItem(content.message) ? content.message : content
  const list: unknown = isCslItem(inner) && Array.isArray(inner.items) ? inner.items : inner
  const items: unknown[] = Array.isArray(list) ? list : [list]
  if (items.length > 0 && items.every((item) => isCslItem(item) && !isWork(item)))
    throw new Error(
      'This JSON is neither CSL-JSON nor an answer of Crossref or ORCID. Export it again as CSL-JSON, BibTeX or RIS.',
    )
  return items.map((item, index) => {
    const place = `Item ${String(index + 1)}`
    if (!isCslItem(item))
      return unreadable(place, 'This is no item of CSL-JSON, which is an object in braces.')
    const id = item.id ?? item['citation-key']
    return readCsl(item, typeof id === 'string' || typeof id === 'number' ? String(id) : place)
  })
}

const isWork = (item: CslItem): boolean => ['title', 'DOI', 'author'].some((name) => item[name] !== undefined)

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`This is no valid JSON: ${reason}. Export the file again.`, { cause: error })
  }
}
