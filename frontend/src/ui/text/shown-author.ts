/** As an import writes a name with a suffix, and BibTeX has it: `Smith, Jr., John A.` */
const withSuffix = /^([^,]+), ((?:jr|sr|ii|iii|iv)\.?), ([^,]+)$/i

/** An author as a page shows it. Names stand in lists divided by commas: one with commas of its own would be taken for several people. */
export const shownAuthor = (stored: string): string => stored.replace(withSuffix, '$3 $1 $2')
