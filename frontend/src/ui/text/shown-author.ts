/** As an import writes a name with a suffix, and BibTeX has it: `Smith, Jr., John A.` */
const withSuffix = /^([^,]+), ((?:jr|sr|ii|iii|iv)\.?), ([^,]+)$/i

/** The space behind an initial: `J. A. Smith`, `J.-P. Smith`. */
const afterInitial = /(?<=(?:^|[\s-])\p{Lu}\.) (?=\p{L})/gu

/**
 * An author as a page shows it. Names stand in lists divided by commas: one with commas of its own would be taken for
 * several people, and initials at the end of a line for somebody else's.
 */
export const shownAuthor = (stored: string): string =>
  stored.replace(withSuffix, '$3 $1 $2').replace(afterInitial, '\u00a0')
