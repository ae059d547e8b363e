const form = /^(?:https?:\/\/(?:www\.)?orcid\.org\/)?(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])\/?$/i

/**
 * Reads an ORCID iD, bare or as the address that orcid.org shows.
 *
 * @returns it bare, `0000-0002-1825-0097`; undefined when it is none, or when a digit is mistyped
 */
export function orcidId(text: string): string | undefined {
  const [, ...parts] = form.exec(text.trim()) ?? []
  const bare = parts.join('-').toUpperCase()
  return bare !== '' && checkDigit(bare.slice(0, -1)) === bare.slice(-1) ? bare : undefined
}

/** ISO/IEC 7064, MOD 11-2, as support.orcid.org describes it in "Structure of the ORCID Identifier". */
function checkDigit(digits: string): string {
  let total = 0
  for (const digit of digits.replaceAll('-', '')) total = (total + Number(digit)) * 2
  const rest = (12 - (total % 11)) % 11
  return rest === 10 ? 'X' : String(rest)
}

export const orcidAddress = (orcid: string): string => `https://orcid.org/${orcid}`
