/**
 * JSON that may stand inside a script element: `<` cannot end it, and the two separators that JSON allows in a string
 * but old JavaScript does not are escaped.
 *
 * @param replacer as `JSON.stringify` takes it
 */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
