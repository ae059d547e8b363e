/** Before the name of each draft in the browser's stores, see `ui/staff/draft.ts`. */
export const draftPrefix = 'draft:'

/** Whether this browser keeps what was typed under a name. */
export const isDraftKept = (name: string): boolean =>
  [sessionStorage, localStorage].some((store) => store.getItem(draftPrefix + name) !== null)
