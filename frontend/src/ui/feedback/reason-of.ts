/** What went wrong, in the words of whoever found it. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
