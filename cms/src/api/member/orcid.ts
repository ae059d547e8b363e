/** Four groups of an ORCID iD, alone or as an address of orcid.org. */
export const orcidForm =
  /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])\/?$/i

/** The check digit of the first fifteen digits, by ISO 7064 MOD 11-2. */
function checkDigit(digits: string): string {
  let total = 0
  for (const digit of digits) total = ((total + Number(digit)) * 2) % 11
  const check = (12 - total) % 11
  return check === 10 ? 'X' : String(check)
}

/**
 * The bare ORCID iD (`0000-0002-1825-0097`) in a text that is one, alone or as an address of orcid.org.
 * Source: https://support.orcid.org/hc/en-us/articles/360006897674
 * @returns `undefined` when the text is none, or when a digit of it was mistyped
 */
export function readOrcid(text: string): string | undefined {
  const groups = orcidForm.exec(text.trim())?.slice(1)
  if (groups === undefined) return undefined
  const digits = groups.join('').toUpperCase()
  return checkDigit(digits.slice(0, 15)) === digits[15] ? groups.join('-').toUpperCase() : undefined
}
