/** What TeX's babel calls the languages of regions (its manual, §1.26). */
const ofRegions: Readonly<Record<string, string | undefined>> = {
  'en-US': 'american',
  'en-GB': 'british',
  'de-AT': 'austrian',
  'pt-BR': 'brazilian',
}

/** Languages that BibLaTeX has words for (its `lbx` files), by their English names. */
const known = new Set(
  `bulgarian catalan croatian czech danish dutch english estonian finnish french galician german greek hungarian icelandic
  italian latvian lithuanian polish portuguese romanian russian serbian slovak slovene spanish swedish turkish ukrainian`.split(
    /\s+/,
  ),
)

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' })

/** The name that TeX programs know a language by: `german` for `de`; none for those that they have no words for. */
export function babelName(tag: string): string | undefined {
  const name = tag === 'sl' ? 'slovene' : (inEnglish.of(tag) ?? '').toLowerCase()
  return ofRegions[tag] ?? (known.has(name) ? name : undefined)
}
