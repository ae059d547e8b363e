/** Its usual name, with or without hyphens and version: `CC BY-NC 4.0`, `CC-BY`. */
const creativeCommons = /^CC[\s-]BY((?:[\s-](?:NC|ND|SA))*)(?:[\s-]v?(\d\.\d))?$/i

/**
 * Where a licence is written down: its own address, or that of a Creative Commons licence by its name
 * (https://creativecommons.org/licenses/).
 *
 * @returns null when the name is not known
 */
export function licenceAddress(licence: string | null): string | null {
  const name = licence?.trim() ?? ''
  if (/^https?:\/\/\S+$/i.test(name)) return URL.canParse(name) ? new URL(name).href : null
  if (/^CC[\s-]?0(?:\s1\.0)?$/i.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const found = creativeCommons.exec(name)
  if (!found) return null
  const [, terms = '', version = '4.0'] = found
  const kind = ['by', ...terms.toLowerCase().split(/[\s-]/).filter(Boolean)].join('-')
  return `https://creativecommons.org/licenses/${kind}/${version}/`
}

/** Whether everybody may read and pass on what has the licence. */
export const isCreativeCommons = (licence: string | null): boolean =>
  /^https?:\/\/(?:www\.)?creativecommons\.org\//.test(licenceAddress(licence) ?? '')
