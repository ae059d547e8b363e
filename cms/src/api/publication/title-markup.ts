/** What is no tag, comment or declaration to a browser: a `<` that opens none (`x < 5 nm`) is text. */
const text = '(?:[^<]|<(?![A-Za-z/!?]))'

/** A title whose only markup is `<sub>…</sub>`, `<sup>…</sup>` and `<i>…</i>`, closed in order and not nested. */
export const onlyTitleMarkup = new RegExp(
  `^(?:${text}|<sub>${text}*</sub>|<sup>${text}*</sup>|<i>${text}*</i>)*$`,
)

export const hasOnlyTitleMarkup = (title: string): boolean => onlyTitleMarkup.test(title)
