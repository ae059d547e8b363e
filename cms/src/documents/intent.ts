import { AsyncLocalStorage } from 'node:async_hooks'

/** What a write is for, when it is not simply what its action says. */
export interface Intent {
  action?: 'restore' | 'revert' | 'delete'
  /** The import that the write is part of. */
  importId?: string
  /** Of a document that is made anew: the identity it had. Of a sample: when it is said to have been made. */
  identity?: { documentId?: string; version?: number; createdAt: unknown }
  /** Of a deletion: nobody will want it back. */
  pastTheTrash?: true
}

const current = new AsyncLocalStorage<Intent>()

/** Does the writes of `work` with an intent. */
export const withIntent = <T>(intent: Intent, work: () => Promise<T>): Promise<T> => current.run(intent, work)

export const currentIntent = (): Intent | undefined => current.getStore()
