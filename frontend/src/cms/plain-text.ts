/**
 * A text without the characters that XML cannot hold in any spelling (XML 1.0 §2.2): control characters, halves of
 * surrogate pairs, U+FFFE and U+FFFF. One of them would make the whole document unreadable.
 */
export const xmlText = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
