/** What GraphQL's resolvers share while one request is answered. */
export type RequestContext = object

type Load<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

/** SQLite takes some ten thousand values in one statement, PostgreSQL about 65,000. */
const mostKeys = 5000

/**
 * Gathers what the resolvers of one answer ask for one after the other, and loads all of it at once.
 * @returns what was loaded for the key; `undefined` when `load` found nothing for it
 */
export function gathered<Key, Value>(
  load: Load<Key, Value>,
): (context: RequestContext, key: Key) => Promise<Value | undefined> {
  const waiting = new WeakMap<RequestContext, { keys: Set<Key>; loaded: Promise<ReadonlyMap<Key, Value>> }>()
  return async (context, key) => {
    let batch = waiting.get(context)
    if (batch === undefined || batch.keys.size >= mostKeys) {
      const keys = new Set<Key>()
      // Resolvers of one list run one after the other without a pause; after them it is known what is wanted.
      const loaded = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting.delete(context)
        return load([...keys])
      })
      batch = { keys, loaded }
      waiting.set(context, batch)
    }
    batch.keys.add(key)
    return (await batch.loaded).get(key)
  }
}
