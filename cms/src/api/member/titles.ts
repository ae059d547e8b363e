/** What stands before a name and is no part of it. */
const titles = /^((prof|dr|mr|mrs|ms|mx|sri|smt)\b\.?\s+)+/i

/** Degrees after a name. None that initials may be too: `Kumar, M.S.` is an author. */
const degrees =
  /(?:(?:\s*,\s*|\s+)(?:ph\.?\s?d|d\.?\s?phil|[mbd]\.?\s?sc|[mb]\.?\s?tech|m\.?\s?phil)\b\.?)+$/i

/** `Prof. Dr. Anna Example, M.Sc., Ph.D.` → `Anna Example` */
export const withoutTitles = (name: string): string => name.trim().replace(titles, '').replace(degrees, '')
