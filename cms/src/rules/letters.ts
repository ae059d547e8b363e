/** Letters that Unicode does not decompose into a plain one and an accent, and what stands for them. */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** The letters of formulas by their names. */
export const greekLetters: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  // The sign of micro, beside the letter.
  µ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
}

/** Letters as they are written out by who has no key for them. */
export const lettersOfUmlauts: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  đ: 'dj',
}

/** The text with some of its letters written out; a capital begins with a capital. @param letters by the small one */
export const writtenOut = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.normalize('NFC').replace(/(?![a-z])\p{L}/giu, (letter) => {
    const small = letters[letter.toLowerCase()]
    if (small === undefined) return letter
    return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1)
  })

/** How a name is spelled: as it stands, and with its umlauts written out where it has some. */
export function spellingsOf(name: string): [string, ...string[]] {
  const full = writtenOut(name, lettersOfUmlauts)
  return full === name.normalize('NFC') ? [name] : [name, full]
}
