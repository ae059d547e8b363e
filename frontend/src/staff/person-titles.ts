/** What people write before a name. */
const titles = /^(?:(?:dr|prof|professor|mr|mrs|ms)\b\.?\s*)+/i

/** The titles that a name begins with, `Prof. Dr.`; nothing when it begins with none. */
export const titlesOf = (name: string): string => (titles.exec(name.trim())?.[0] ?? '').trim()

/** A name without the titles that it begins with. */
export const withoutTitles = (name: string): string => name.trim().replace(titles, '')

/** What the address of somebody's page may be, `meera-k-sample`; nothing of a name without any letter that it can hold. */
export const addressOf = (name: string): string =>
  withoutTitles(name)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
