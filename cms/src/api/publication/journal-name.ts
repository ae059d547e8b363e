/** Words that the name of a journal writes small and that its abbreviation leaves out (ISO 4), without accents. */
export const smallWords: ReadonlySet<string> = new Set(
  'a an the of and in on for to with de der des und fur et la'.split(' '),
)

/** Whether a name is written in capitals; three letters may be initials. */
export const isShouted = (name: string): boolean => /\p{Lu}{4}/u.test(name) && name === name.toUpperCase()
