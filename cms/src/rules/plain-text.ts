/** What ends a line in some program or other: CR LF, CR, NEL, U+2028, and of older ones vertical tab and form feed. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * What is no part of any text: control characters (they come along from PDFs), halves of surrogate pairs (half an emoji),
 * U+FFFE and U+FFFF, a byte order mark, and what turns the direction of the text after it, so that it shows something else
 * than it says (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). What joins and separates letters stays:
 * Kannada, Arabic and emoji are written with it.
 */
const noText =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu

/** A text of lines as it is stored: without what is no text, the line ends all `\n`. */
export const plainLines = (text: string): string => text.replace(lineEnds, '\n').replace(noText, '').trim()

/** A text of one line as it is stored. No pattern: one that looks for a line's end behind spaces takes seconds for 100,000. */
export const plainLine = (text: string): string =>
  plainLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('\t', ' ')

/** Spaces, what Unicode says to draw nothing for, and the empty pattern of Braille. */
const invisible = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2800]*$/u

/** Whether nobody would see anything of the text. */
export const isBlank = (text: string): boolean => invisible.test(text)

/** Whether a text can be looked for: no database has stored one with a NUL or half of a surrogate pair in it. */
// oxlint-disable-next-line no-control-regex -- see above
export const canBeStored = (text: string): boolean => !/\u0000|\p{Surrogate}/u.test(text)
