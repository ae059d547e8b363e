/** What is remembered with a file about its storage. */
export interface StorageRecord {
  key?: string
  /** Came in through the site: see collect.ts. */
  bySite?: true
  /** A tiny picture to show until the image arrives: see images/placeholder.ts. */
  placeholder?: string
}
