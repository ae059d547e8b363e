/** Before the name of each draft in the browser's stores, see `ui/staff/draft.ts`. */
export const draftPrefix = 'draft:'

/** Before the name of the draft in what the browser keeps of an attempt to save it, see `ui/form/editing/use-attempt-key.ts`. */
export const attemptPrefix = 'attempt:'

/** Whether this browser keeps what was typed under a name. */
export const isDraftKept = (name: string): boolean =>
  [sessionStorage, localStorage].some((store) => store.getItem(draftPrefix + name) !== null)
