/** The content that the writers change; each is a table of the CMS. */
export const kinds = [
  'event',
  'facility',
  'galleryImage',
  'member',
  'publication',
  'update',
  'site',
  'file',
] as const
export type Kind = (typeof kinds)[number]

/** Something that was sent to be saved, however often, and how that ended. */
export interface Write {
  action: 'create' | 'update' | 'delete' | 'order'
  kind: Kind
  /** Words that stand nowhere else. A deletion has those of what was deleted. */
  mark: string
  /** Known from the answer; of a creation when it is answered. */
  documentId?: string
  /** The version that an update leaves, when nobody else saved. */
  version?: number
  /** Of an order: the documents, first one first. */
  order?: readonly string[]
  /** `refused`: an answer said that it is not done. `unknown`: no answer said anything. */
  outcome: 'acknowledged' | 'refused' | 'unknown'
  /** How often it was sent. */
  attempts: number
}

/** What stands in the database. */
export interface Found {
  documents: {
    kind: Kind
    documentId: string
    mark: string | undefined
    version: number | null
    position: number | null
  }[]
  /** The lines of the history. The mark is that of the content after the change, or before a deletion. */
  history: { action: string; kind: string; documentId: string | null; mark: string | undefined }[]
}

export interface Difference {
  what: 'lost' | 'doubled'
  write: Write
  words: string
}

/** How the writer's marks look, wherever they stand. */
export const markForm = /torture-[\da-z]+-\d+/

/**
 * Compares what was acknowledged with what is there. Nobody may write meanwhile.
 *
 * @param writes in the order in which they were sent
 */
export function judge(writes: readonly Write[], found: Found): Difference[] {
  const documents = groupBy(found.documents, ({ mark }) => mark)
  const byId = groupBy(found.documents, ({ kind, documentId }) => `${kind} ${documentId}`)
  const lines = groupBy(found.history, ({ action, kind, mark }) => `${action} ${kind} ${String(mark)}`)
  const last = lastWrites(writes)
  const differences: Difference[] = []
  const tell = (what: Difference['what'], write: Write, words: string) =>
    differences.push({ what, write, words })

  for (const write of writes) {
    const { action, kind, mark, documentId, outcome } = write
    if (action === 'order') continue
    const there = documents.get(mark) ?? []
    if (there.length > 1) tell('doubled', write, `${there.length} documents have its words`)
    // Files come in beside the history.
    const written = kind === 'file' ? undefined : (lines.get(`${action} ${kind} ${mark}`)?.length ?? 0)
    if (written !== undefined && written > 1) tell('doubled', write, `the history has ${written} lines of it`)
    if (outcome === 'refused' && written === 1) tell('lost', write, 'it was refused, and is in the history')
    if (outcome !== 'acknowledged') continue
    if (written === 0) tell('lost', write, 'the history has no line of it')
    // An import does not say what its documents are called; nobody writes to those again.
    if (documentId !== undefined && last.get(documentId) !== write) continue
    const [document] = documentId === undefined ? there : (byId.get(`${kind} ${documentId}`) ?? [])
    if (action === 'delete') {
      if (document !== undefined) tell('lost', write, 'it was deleted, and is there')
    } else if (document === undefined) {
      tell('lost', write, 'it is not there')
    } else if (document.mark !== mark) {
      tell('lost', write, `it holds ${String(document.mark)} instead`)
    } else if (write.version !== undefined && document.version !== write.version) {
      const what = (document.version ?? 0) > write.version ? 'doubled' : 'lost'
      tell(what, write, `its version is ${String(document.version)} instead of ${write.version}`)
    }
  }
  return [...differences, ...judgeOrder(writes, found)]
}

/** The order of the gallery is saved as a whole: the last one counts, and each attempt may have left a line. */
function judgeOrder(writes: readonly Write[], { documents, history }: Found): Difference[] {
  const orders = writes.filter(({ action }) => action === 'order')
  const last = orders.findLast(({ outcome }) => outcome !== 'refused')
  if (last === undefined) return []
  const differences: Difference[] = []
  const acknowledged = orders.filter(({ outcome }) => outcome === 'acknowledged').length
  const attempts = orders.reduce((sum, order) => sum + order.attempts, 0)
  const lines = history.filter(({ action }) => action === 'order').length
  if (lines < acknowledged)
    differences.push({
      what: 'lost',
      write: last,
      words: `${lines} orders in the history of ${acknowledged}`,
    })
  if (lines > attempts)
    differences.push({
      what: 'doubled',
      write: last,
      words: `${lines} orders in the history of ${attempts} sent`,
    })
  if (last.outcome !== 'acknowledged' || last.order === undefined) return differences
  const positions = new Map(
    documents
      .filter(({ kind }) => kind === 'galleryImage')
      .map(({ documentId, position }) => [documentId, position]),
  )
  // What was deleted since has no place.
  const places = last.order.flatMap((documentId) => positions.get(documentId) ?? [])
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? 0)))
    differences.push({ what: 'lost', write: last, words: `the gallery has the places ${places.join(', ')}` })
  return differences
}

/** The last write of each document that may have been done. */
function lastWrites(writes: readonly Write[]): Map<string | undefined, Write> {
  const last = new Map<string | undefined, Write>()
  for (const write of writes) {
    if (write.outcome !== 'refused' && write.action !== 'order') last.set(write.documentId, write)
  }
  return last
}

function groupBy<T>(
  list: readonly T[],
  keyOf: (item: T) => string | undefined,
): Map<string | undefined, T[]> {
  const groups = new Map<string | undefined, T[]>()
  for (const item of list) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
