/** Milliseconds of a day. */
export const dayLength = 24 * 60 * 60 * 1000

/** The day that it is, as ISO 8601 has it; days end at midnight UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10)
