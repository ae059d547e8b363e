import { ApolloCache, type Cache } from '@apollo/client'

/**
 * Apollo wants a cache, and is never asked to use it. What is known is kept by its question (`cms/ask.ts`): pages ask
 * for all that they show at once, so that no answer has a part of another's, and to take each apart and put it together
 * again cost 14 kB of script, and six times as long as all else for a long list.
 */
export class NoCache extends ApolloCache {
  read() {
    return null
  }
  write() {
    return undefined
  }
  diff<TData>(): Cache.DiffResult<TData> {
    return { complete: false, result: null }
  }
  watch() {
    return () => undefined
  }
  reset() {
    return Promise.resolve()
  }
  evict() {
    return false
  }
  restore() {
    return this
  }
  extract() {
    return {}
  }
  removeOptimistic() {
    // There is nothing to remove.
  }
  performTransaction(transaction: (cache: ApolloCache) => void) {
    transaction(this)
  }
  fragmentMatches() {
    return false
  }
}
