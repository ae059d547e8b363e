/**
 * Where a licence is written down: its own address, or that of a Creative Commons licence by its usual name
 * (https://creativecommons.org/licenses/).
 *
 * @returns null when the name is not known
 */
export function licenceAddress(licence: string | null): string | null {
  const name = licence?.trim() ?? ''
  if (/^https?:\/\//i.test(name)) return URL.canParse(name) ? new URL(name).href : null
  if (/^CC[\s-]?0\b/i.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, terms = '', version = '4.0'] =
    /^CC[\s-]BY((?:[\s-](?:NC|ND|SA))*)(?:[\s-]v?(\d\.\d))?$/i.exec(name) ?? []
  if (!/^CC[\s-]BY/i.test(name) || (terms === '' && !/^CC[\s-]BY(?:[\s-]v?\d\.\d)?$/i.test(name))) return null
  const parts = ['by', ...terms.toLowerCase().split(/[\s-]/).filter(Boolean)].join('-')
  return `https://creativecommons.org/licenses/${parts}/${version}/`
}
