/** Bytes as megabytes, for people. */
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)
