/** What is no tag, comment or declaration to a browser: a `<` that opens none (`x < 5 nm`) is text. */
const text = '(?:[^<]|<(?![A-Za-z/!?]))'

/** A title whose only markup is `<sub>…</sub>` and `<sup>…</sup>`, closed in order and not nested. */
export const onlySubAndSup = new RegExp(`^(?:${text}|<sub>${text}*</sub>|<sup>${text}*</sup>)*$`)

export const hasOnlySubAndSup = (title: string): boolean => onlySubAndSup.test(title)
