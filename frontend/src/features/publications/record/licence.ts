const creativeCommons = /^CC (BY(?:-(?:NC|ND|SA))*) (\d\.\d)$/i

/** Where a licence can be read: of Creative Commons by its name (`CC BY 4.0`), else when it is an address itself. */
export function licenceAddress(licence: string): string | null {
  if (/^https?:\/\/\S+$/.test(licence)) return licence
  if (/^CC0(?: 1\.0)?$/i.test(licence)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, kind, version] = creativeCommons.exec(licence) ?? []
  return kind && version ? `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/` : null
}
