const prefixes = '(?:da|[QRYZEPTGMkhdcmµμnpfazyrq])?'
const prefixed = 'mol|cd|rad|sr|Hz|Pa|eV|Wb|lm|lx|Bq|Gy|Sv|kat|bar|cal|Oe|Da|[mgsAKNJWCVFSTHLlMBΩΩ]'
const bare =
  '[°%‰′″ÅÅ]|°[CF]|min|rpm|ppm|ppb|sccm|Torr|atm|[ap]\\.m\\.|(?:wt|at|vol|mol)[.\u00A0 ]?%|dB|[hdt]'

/** A number, which may end with an exponent, a space, and a unit of the SI or one used beside it (SI Brochure, 2.3 and 4). */
const numberAndUnit = new RegExp(
  `([\\d⁰¹²³⁴⁵⁶⁷⁸⁹]|</sup>) (?=(?:${bare}|${prefixes}(?:${prefixed}))(?![\\p{L}\\p{Nd}]))`,
  'gu',
)

const product = /(\d) × (?=\d)/g

/**
 * The text with spaces at which no line ends between a number and its unit or `p.m.`, and around the sign of 3 × 10⁵. A letter
 * that is no unit does no harm.
 */
export const keepUnits = (text: string): string =>
  text.replace(numberAndUnit, '$1\u00A0').replace(product, '$1\u00A0×\u00A0')
