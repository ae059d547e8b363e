/**
 * A document without the characters that no program can read in it: control characters other than tabs and line ends,
 * halves of surrogate pairs, U+FFFE and U+FFFF (XML 1.0 §2.2). One of them would make a whole feed unreadable, and
 * no HTML may hold one. The CMS stores none any more; what was stored before, and what addresses repeat, may hold some.
 */
export const plainText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')

/** In characters; the CMS looks for nothing longer (cms/src/search/question.ts). */
export const longestSought = 200

/**
 * What an address looks for under a name; empty without it. Cut before it is cleaned: the cut may leave half of an emoji, which
 * nothing can be asked with.
 */
export const soughtText = (search: URLSearchParams, name: string): string =>
  plainText((search.get(name) ?? '').trimStart().slice(0, longestSought)).trim()
