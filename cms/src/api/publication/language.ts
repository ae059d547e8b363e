/** A language tag (BCP 47) as far as papers need one: a language, and perhaps its script and region. */
export const languageForm = /^[a-z]{2,3}(?:[-_][a-z\d]{2,4}){0,2}$/i

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/**
 * The tag of a code, as short as it is written: `de` for `ger`, `deu` and `DE`.
 * @returns `undefined` when no language has it
 */
export function readLanguageTag(text: string): string | undefined {
  const code = text.trim().replaceAll('_', '-')
  if (!languageForm.test(code)) return undefined
  try {
    const [tag = ''] = Intl.getCanonicalLocales(code)
    return inEnglish.of(tag) === undefined ? undefined : tag
  } catch {
    // The form alone makes no tag; whoever gave it is told so.
    return undefined
  }
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Tags of two letters by the name of the language, in English and in the language itself, in small letters. */
const byName: ReadonlyMap<string, string> = new Map(
  alphabet.flatMap((first) =>
    alphabet.flatMap((second): [string, string][] => {
      const tag = readLanguageTag(first + second)
      if (tag !== first + second) return []
      const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
      return [inEnglish.of(tag) ?? tag, own].map((name) => [name.toLowerCase(), tag])
    }),
  ),
)

/** Languages of TeX's babel that are called otherwise there (its manual, §1.26). */
const babel: Readonly<Record<string, string>> = {
  american: 'en-US',
  usenglish: 'en-US',
  british: 'en-GB',
  ukenglish: 'en-GB',
  ngerman: 'de',
  austrian: 'de-AT',
  naustrian: 'de-AT',
  brazilian: 'pt-BR',
  brazil: 'pt-BR',
  portuges: 'pt',
  francais: 'fr',
  norsk: 'nb',
}

/** The tag of a language by its code or its name, as bibliographies write it: `ger`, `German`, `deutsch`, `ngerman`. */
export const readLanguage = (text: string): string | undefined => {
  const name = text.trim().toLowerCase()
  return babel[name] ?? byName.get(name) ?? readLanguageTag(text)
}
