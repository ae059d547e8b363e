/** What stands before a name and is no part of it. */
const titles = /^((prof|dr|mr|mrs|ms|mx|sri|smt)\b\.?\s+)+/i

/** `Prof. Dr. Anna Example` → `Anna Example` */
export const withoutTitles = (name: string): string => name.trim().replace(titles, '')
