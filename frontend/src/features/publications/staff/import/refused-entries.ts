import type { Entry } from './entry'

/**
 * The CMS's messages by the index of the entry that they are about.
 *
 * @param fields messages by path in the list that was sent: `entries.3.doi`
 * @param sent the entries in the order in which they were sent
 */
export function refusedEntries(
  fields: Readonly<Record<string, string>>,
  sent: readonly Entry[],
): Map<number, Entry['problems']> {
  const problems = new Map<number, Entry['problems']>()
  for (const [path, message] of Object.entries(fields)) {
    const [list, place, field = null] = path.split('.')
    const entry = list === 'entries' ? sent[Number(place)] : undefined
    if (!entry) continue
    const known = problems.get(entry.index) ?? []
    problems.set(entry.index, [...known, { field, message }])
  }
  return problems
}
