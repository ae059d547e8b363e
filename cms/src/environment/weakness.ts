/** With the few guesses that the sign-in limit allows, NIST SP 800-63B (8 to 15 characters) is met in its middle. */
const fewestCharacters = 12

/** In bytes of UTF-8. Nobody types more, and hashing a long text is work for a stranger's asking. */
export const longestPassword = 1024

/** @returns what is wrong with a new password, as the end of a sentence; `undefined` when it is good */
export function weakness(text: string): string | undefined {
  if (Array.from(text).length < fewestCharacters) return `is shorter than ${fewestCharacters} characters`
  if (Buffer.byteLength(text) > longestPassword) return `is longer than ${longestPassword} bytes`
  return undefined
}
